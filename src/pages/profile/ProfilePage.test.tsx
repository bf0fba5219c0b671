import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectPlayer } from '@/features/auth';
import { buildProfile, fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { initialsOf } from './IdentityCard';
import ProfilePage from './ProfilePage';
import { answerWith, openAs, openProfile, takeChanges } from './profilePage.testTools';
import { winRate } from './StatisticsCard';

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
      'Bonus balance': 'US$15',
      'Total deposits': 'US$300',
      'Total withdrawals': 'US$179.50',
    });
    expect(money.getByText('US$20 is on its way out to you.')).toBeVisible();
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

const INITIALS = { 'Amina Wanjiru Otieno': 'AO', simba5678: 'S', '  Óscar  ': 'Ó', '🦁 Leo': '🦁L', '': '' };

describe('the initials of a player', () => {
  it.each(Object.entries(INITIALS))('of the name %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the name of a player', () => {
  it('is changed on the server and in the header, and the focus returns', async () => {
    const { user, store } = await openProfile();
    const changes = takeChanges();
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    const box = screen.getByRole('textbox', { name: 'Display name' });
    expect(box).toHaveValue('Simba5678');
    await user.clear(box);
    await user.type(box, '  Amina W {Enter}');
    expect(await screen.findByText('Your name is saved.')).toBeVisible();
    expect(changes).toEqual([{ displayName: 'Amina W' }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Amina W');
    expect(selectPlayer(store.getState())?.displayName).toBe('Amina W');
    expect(screen.getByRole('button', { name: 'Edit name' })).toHaveFocus();
  });

  it('is refused when it is too short, without a request', async () => {
    const { user } = await openProfile();
    const changes = takeChanges();
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    const box = screen.getByRole('textbox', { name: 'Display name' });
    await user.clear(box);
    await user.type(box, 'A{Enter}');
    expect(box).toHaveAccessibleDescription(
      'Please use at least 2 letters or digits, and only letters, digits and signs.',
    );
    expect(changes).toEqual([]);
  });

  it('stays as typed when it could not be saved', async () => {
    const { user } = await openProfile();
    takeChanges(() => FAULTS.serverError());
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    await user.keyboard('Amina{Enter}');
    expect(await screen.findByText('Not saved. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Amina');
  });

  it('stays unchanged after Escape and Cancel', async () => {
    const { user } = await openProfile();
    const changes = takeChanges();
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    await user.keyboard('Other{Escape}');
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Simba5678');
    expect(changes).toEqual([]);
  });
});

describe('signing out in the profile', () => {
  it('ends this session', async () => {
    const { user, store, identity } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(store.getState().auth.status).toBe('visitor'));
    expect(identity.calls.some(({ name }) => name === 'signOut')).toBe(true);
  });

  it('everywhere asks for a confirmation first', async () => {
    const { user, store } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out on all devices?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().auth.status).toBe('signedIn');
  });

  it('everywhere tells the server, then ends this session too', async () => {
    const { user, store } = await openProfile();
    let calls = 0;
    fakeServer.use(
      http.post(`${ORIGIN}/api/users/me/sign-out-everywhere`, () => {
        calls += 1;
        return HttpResponse.json({ data: {} });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(store.getState().auth.status).toBe('visitor'));
    expect(calls).toBe(1);
  });

  it('everywhere keeps the player signed in when the server did not answer', async () => {
    const { user, store } = await openProfile();
    fakeServer.use(http.post(`${ORIGIN}/api/users/me/sign-out-everywhere`, () => FAULTS.serverError()));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('That did not work, so you are still signed in. Please try again.')).toBeVisible();
    expect(store.getState().auth.status).toBe('signedIn');
  });
});

describe('the sign-in methods', () => {
  it('link Google to a phone account, and unlink it again', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Link Google' }));
    expect(await screen.findByText('Google is linked. You can now sign in with it too.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByText('Google is no longer linked.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link Google' })).toBeEnabled();
  });

  it('keep the last method', async () => {
    await openProfile({}, { methods: ['google'], phoneNumber: null, email: 'simba@example.com' });
    const unlink = screen.getByRole('button', { name: 'Unlink Google' });
    expect(unlink).toBeDisabled();
    expect(unlink).toHaveAccessibleDescription('Google is your only way to sign in, so it has to stay.');
  });

  it.each([
    ['popup-closed-by-user', 'Sign-in was cancelled. Please try again.'],
    ['popup-blocked', "Your browser did not open Google's window. Allow pop-ups for this site, then try again."],
    ['requires-recent-login', 'For your safety, please sign in again before you do this.'],
    ['credential-already-in-use', 'An account already exists with this email using a different sign-in method.'],
  ])('show why Google was not linked: %s', async (code, text) => {
    const { user, identity } = await openProfile();
    identity.failNext('link', code);
    await user.click(screen.getByRole('button', { name: 'Link Google' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link Google' })).toBeEnabled();
  });
});

describe('the win rate', () => {
  it.each([
    [0, 0, 0],
    [4, 1, 0.25],
    [3, 3, 1],
  ])('of %d bets with %d wins is %d', (totalBets, totalWins, rate) => {
    expect(winRate({ totalBets, totalWins })).toBe(rate);
  });
});
