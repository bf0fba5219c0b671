import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildProfile, fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import ProfilePage from '.';
import { answerWith, openAs, openProfile } from './profilePage.testTools';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the profile page', () => {
  it('invites a visitor to sign in', async () => {
    renderWithStore(<ProfilePage />, { page: 'profile' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  });

  it('shows the player, with the number of the sign-in service', async () => {
    await openProfile({ createdAt: '2026-03-04T09:00:00.000Z' });
    expect(region('Simba5678').getByText('+254 712 345 678')).toBeVisible();
    expect(screen.getByText(/^Member since 4 March 2026$/)).toBeVisible();
  });

  it('keeps phone number and e-mail out of the store', async () => {
    const { store } = await openProfile({ email: 'simba@example.com' }, { email: 'simba@example.com' });
    expect(screen.getAllByText('simba@example.com')).not.toHaveLength(0);
    expect(JSON.stringify(store.getState())).not.toMatch(/254712345678|simba@example/);
  });

  it('shows money in dollars, with bonus money separate', async () => {
    fakeApi({
      'wallet/balance': { data: { balance: 120.5, bonusBalance: 15, held: 20, available: 100.5, currency: 'USD' } },
    });
    await openProfile({ totalDeposits: 300, totalWithdrawals: 179.5 });
    const money = region('Money');
    expect(await money.findByText('US$100.50')).toBeVisible();
    const figures = Object.fromEntries(
      money.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(figures).toEqual({
      Balance: 'US$120.50',
      'Bonus balance': 'US$15.00',
      'Total deposits': 'US$300.00',
      'Total withdrawals': 'US$179.50',
    });
    expect(money.getByText('US$20.00 is on its way out to you.')).toBeVisible();
  });

  it('shows the statistics of the player', async () => {
    await openProfile({ totalBets: 1200, totalWins: 402, totalWager: 640, maxWin: 88.25 });
    const statistics = region('How you play');
    expect(statistics.getByText('33.5%')).toBeVisible();
    expect(statistics.getByText('1,200')).toBeVisible();
    expect(statistics.getByText('US$88.25')).toBeVisible();
  });

  it('says that the profile could not be loaded, and can load it again', async () => {
    const { user } = await openAs(null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded');
    answerWith(buildProfile());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Simba5678' })).toBeVisible();
  });

  it('scrolls to the money when its page name says so', async () => {
    await openProfile({}, {}, 'profile?section=money');
    expect(screen.getByRole('region', { name: 'Money' })).toHaveFocus();
  });
});
