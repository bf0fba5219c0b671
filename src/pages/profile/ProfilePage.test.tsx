import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer, selectAuthStatus, selectPlayer } from '@/features/auth';
import { selectCryptoCurrency } from '@/features/content';
import { selectLocale } from '@/features/ui';
import { buildProfile, FAULTS, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import type { IdentityUser } from '@/identity';
import ProfilePage from '.';

/** What the backend says of the player; `null` where it says nothing. */
const answerWith = (profile: unknown) => {
  const answer = () => (profile === null ? FAULTS.notFound() : HttpResponse.json({ data: profile }));
  fakeServer.use(http.get(`${ORIGIN}/api/users/me`, answer), http.post(`${ORIGIN}/api/users/session`, answer));
};

const openAs = async (profile: unknown, user: Partial<IdentityUser> = {}, page = 'profile') => {
  answerWith(profile);
  const identity = fakeIdentity();
  identity.become({ ...FAKE_USER, ...user });
  const view = renderWithStore(<ProfilePage />, { page, identity });
  act(() => view.store.dispatch(followPlayer()));
  await waitFor(() => expect(selectAuthStatus(view.store.getState())).toBe('signedIn'));
  return { identity, ...view };
};

const openProfile = async (own: Record<string, unknown> = {}, user: Partial<IdentityUser> = {}, page = 'profile') => {
  const view = await openAs(buildProfile(own), user, page);
  await screen.findByRole('heading', { level: 1, name: 'Simba5678' });
  return view;
};

/** Notes what is written, and answers with the profile changed accordingly. */
const takeChanges = (answer: () => Response | null = () => null) => {
  const changes: unknown[] = [];
  fakeServer.use(
    http.patch(`${ORIGIN}/api/users/me`, async ({ request }) => {
      const change = (await request.json()) as Record<string, Record<string, unknown>>;
      changes.push(change);
      return answer() ?? HttpResponse.json({ data: merged(change) });
    }),
  );
  return changes;
};

const merged = ({ preferences, ...change }: Record<string, Record<string, unknown>>) => {
  const { notifications, ...own } = (preferences ?? {}) as Record<string, object>;
  const notify = { email: true, sms: false, push: true, ...notifications };
  return buildProfile({
    ...change,
    preferences: { currency: 'USD', language: 'en', ...own, notifications: notify },
  });
};

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the profile page', () => {
  it('invites a visitor in', async () => {
    renderWithStore(<ProfilePage />, { page: 'profile' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  });

  it('shows who the player is, the number from the sign-in service', async () => {
    await openProfile({ createdAt: '2026-03-04T09:00:00.000Z' });
    expect(region('Simba5678').getByText('+254 712 345 678')).toBeVisible();
    expect(screen.getByText(/^Member since 4 March 2026$/)).toBeVisible();
  });

  it('keeps phone number and e-mail out of the store', async () => {
    const { store } = await openProfile({ email: 'simba@example.com' }, { email: 'simba@example.com' });
    expect(screen.getAllByText('simba@example.com')).not.toHaveLength(0);
    expect(JSON.stringify(store.getState())).not.toMatch(/254712345678|simba@example/);
  });

  it('counts money in dollars, bonus money apart', async () => {
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

  it('shows how the player plays', async () => {
    await openProfile({ totalBets: 1200, totalWins: 402, totalWager: 640, maxWin: 88.25 });
    const statistics = region('How you play');
    expect(statistics.getByText('33.5%')).toBeVisible();
    expect(statistics.getByText('1,200')).toBeVisible();
    expect(statistics.getByText('US$88.25')).toBeVisible();
  });

  it('says that the profile did not come, and gets it on demand', async () => {
    const { user } = await openAs(null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded');
    answerWith(buildProfile());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Simba5678' })).toBeVisible();
  });

  it('goes to the money when its name says so', async () => {
    await openProfile({}, {}, 'profile?section=money');
    expect(screen.getByRole('region', { name: 'Money' })).toHaveFocus();
  });
});

describe('the name', () => {
  it('is changed on the server, in the header, and the focus comes back', async () => {
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

  it('is refused when it is too short, without asking the server', async () => {
    const { user } = await openProfile();
    const changes = takeChanges();
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    const box = screen.getByRole('textbox', { name: 'Display name' });
    await user.clear(box);
    await user.type(box, 'A{Enter}');
    expect(box).toHaveAccessibleDescription('Please enter a name of at least 2 characters.');
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

  it('stays as it was on Escape and on Cancel', async () => {
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

describe('the preferences', () => {
  it('show the crypto currencies of the site beside the currency, BNB the default, and keep the choice', async () => {
    const { user, store } = await openProfile();
    const crypto = screen.getByRole('group', { name: 'Crypto currency' });
    expect(crypto).toHaveAccessibleDescription(/Kenyan shillings and US dollars only/);
    const shown = within(crypto).getAllByRole('radio');
    expect(shown.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'BNBDefault',
      'BTC · Bitcoin',
      'ETH · Ethereum',
      'USDT · Tether',
    ]);
    expect(shown[0]).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'ETH · Ethereum' }));
    expect(screen.getByRole('radio', { name: 'ETH · Ethereum' })).toBeChecked();
    expect(selectCryptoCurrency(store.getState())).toBe('ETH');
  });

  it('save the currency in both places', async () => {
    const { user } = await openProfile();
    const changes = takeChanges();
    await user.selectOptions(screen.getByLabelText('Currency'), 'KES');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(changes).toEqual([{ preferredCurrency: 'KES', preferences: { currency: 'KES' } }]);
    expect(screen.getByLabelText('Currency')).toHaveValue('KES');
    expect(screen.getByLabelText('Currency')).toHaveAccessibleDescription(/today's rate of Ksh.129\.50 for US\$1\./);
  });

  it('save the language, and the site follows', async () => {
    const { user, store } = await openProfile();
    const changes = takeChanges();
    await user.selectOptions(screen.getByLabelText('Language'), 'sw');
    await waitFor(() => expect(selectLocale(store.getState())).toBe('sw'));
    expect(changes).toEqual([{ preferences: { language: 'sw' } }]);
  });

  it('leave the focus where it was while they are saved', async () => {
    const { user } = await openProfile();
    takeChanges();
    const currency = screen.getByLabelText('Currency');
    await user.selectOptions(currency, 'KES');
    expect(currency).toHaveFocus();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(currency).toHaveFocus();
  });

  it('save one way of writing at a time', async () => {
    const { user } = await openProfile();
    const changes = takeChanges();
    await user.click(screen.getByRole('switch', { name: 'SMS' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(changes).toEqual([{ preferences: { notifications: { sms: true } } }]);
    expect(screen.getByRole('switch', { name: 'SMS' })).toBeChecked();
  });

  it.each([
    ['serverError', 'Not saved. Please try again.'],
    ['unreachable', 'Not saved: we could not reach the server. Check your connection and try again.'],
  ] as const)('fall back to what was, and say so: %s', async (fault, text) => {
    const { user, store } = await openProfile();
    takeChanges(() => FAULTS[fault]());
    await user.selectOptions(screen.getByLabelText('Language'), 'sw');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Language')).toHaveValue('en');
    expect(selectLocale(store.getState())).toBe('en');
  });
});

describe('the ways to sign in', () => {
  it('link Google to a phone account, and take it away again', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Link Google' }));
    expect(await screen.findByText('Google is linked. You can now sign in with it too.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByText('Google is no longer linked.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link Google' })).toBeEnabled();
  });

  it('keep the only one', async () => {
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
  ])('say why Google was not linked: %s', async (code, text) => {
    const { user, identity } = await openProfile();
    identity.failNext('link', code);
    await user.click(screen.getByRole('button', { name: 'Link Google' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link Google' })).toBeEnabled();
  });
});

describe('signing out', () => {
  it('ends this session', async () => {
    const { user, store, identity } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(selectAuthStatus(store.getState())).toBe('visitor'));
    expect(identity.calls.some(({ name }) => name === 'signOut')).toBe(true);
  });

  it('everywhere asks first', async () => {
    const { user, store } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out on all devices?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectAuthStatus(store.getState())).toBe('signedIn');
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
    await waitFor(() => expect(selectAuthStatus(store.getState())).toBe('visitor'));
    expect(calls).toBe(1);
  });

  it('everywhere stays signed in when the server did not hear of it', async () => {
    const { user, store } = await openProfile();
    fakeServer.use(http.post(`${ORIGIN}/api/users/me/sign-out-everywhere`, () => FAULTS.serverError()));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('That did not work, so you are still signed in. Please try again.')).toBeVisible();
    expect(selectAuthStatus(store.getState())).toBe('signedIn');
  });
});
