import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { openProfile } from '../profilePage.testTools';

const LABEL = 'Currency of your account';
const UNUSED = { balance: 0, bonusBalance: 0, totalDeposits: 0, totalWager: 0, currency: 'USD' };

describe('the currency of an account', () => {
  it('can be chosen while there was no money in it, and amounts show in it', async () => {
    const { user } = await openProfile({ ...UNUSED });
    await user.selectOptions(screen.getByLabelText(LABEL), 'KES');
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('stays as it was when the server refuses the choice', async () => {
    const { user } = await openProfile({ ...UNUSED });
    const refuse = () =>
      HttpResponse.json({ error: { code: 'account_used', message: 'has held money' } }, { status: 409 });
    fakeServer.use(http.post(`${ORIGIN}/api/users/me/currency`, refuse));
    await user.selectOptions(screen.getByLabelText(LABEL), 'KES');
    await waitFor(() => expect(screen.getByLabelText(LABEL)).toBeInvalid());
    expect(screen.getByLabelText(LABEL)).toHaveValue('USD');
    expect(screen.getByText('There was money in your account already, so its currency stays as it is.')).toBeVisible();
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('cannot be chosen once there was money in it', async () => {
    await openProfile({ ...UNUSED, totalDeposits: 5 });
    expect(screen.queryByLabelText(LABEL)).toBeNull();
  });
});
