/** Card deposits of a player at a backend with the basic calls alone (docs/operations.md). */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { FAILED, main, player } from '@/app/specBackend.testTools';
import { modalOpened } from '@/features/ui';
import { fakeServer } from '@/testing/fakeApi';
import { specApi } from '@/testing/specApi';

beforeEach(() => fakeServer.use(...specApi()));

describe('the app with a backend of the basic calls alone', () => {
  it('shows card deposits as the history of the player, and the detail of each', async () => {
    const { user } = await player('history');
    const rows = await within(main()).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Deposit.*25.*Completed|Deposit.*Completed.*25/),
      expect.stringMatching(/Deposit.*40.*Failed|Deposit.*Failed.*40/),
    ]);
    await user.click(within(rows[0] as HTMLElement).getByRole('button'));
    expect(await screen.findByText('pi_7')).toBeVisible();
    expect(main()).not.toHaveTextContent(FAILED);
  });

  it('offers the methods of the deposits for a withdrawal', async () => {
    const { store } = await player('home');
    act(() => void store.dispatch(modalOpened('withdraw', {})));
    await screen.findByRole('radio', { name: /Credit\/Debit Card/ });
    const dialog = () => screen.getByRole('dialog', { name: 'Withdraw Funds' });
    expect(await within(dialog()).findByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
    expect(dialog()).toHaveTextContent('Instant - 30 minutes');
    expect(dialog()).not.toHaveTextContent(FAILED);
  });
});
