import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer, resumeSignIn } from '@/features/auth';
import { modalOpened, selectModals, selectPage } from '@/features/ui';
import { REDIRECT_KEY } from '@/identity/lazyIdentity';
import { buildProfile, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER } from '@/testing/fakeIdentity';
import { forgetWishes, open, openAlone, type Opened, signInByCode } from './wish.testTools';

const KEPT = 'karata/wish';

forgetWishes();

/** A backend with a player without consent, until it is sent. */
const asksForConsent = () => {
  let isGiven = false;
  const answer = () => HttpResponse.json({ data: buildProfile(isGiven ? {} : { ageConfirmedAt: undefined }) });
  fakeServer.use(
    http.get(`${ORIGIN}/api/users/me`, answer),
    http.post(`${ORIGIN}/api/users/session`, async ({ request }) => {
      isGiven ||= Boolean(((await request.json()) as { consent?: unknown }).consent);
      return answer();
    }),
  );
};

const pressWallet = async ({ user }: Opened) => {
  await user.click(screen.getByRole('button', { name: 'Wallet' }));
  await screen.findByRole('dialog', { name: 'Welcome Back' });
};

/** The visitor pressed the wallet button and signed in, and the consent is open. */
const openAtConsent = async () => {
  asksForConsent();
  const view = open();
  await pressWallet(view);
  await signInByCode(view);
  await screen.findByRole('dialog', { name: 'One last step' });
  return view;
};

const giveConsent = async ({ user }: Opened) => {
  await screen.findByRole('dialog', { name: 'One last step' });
  await user.click(screen.getByRole('checkbox', { name: /18 years/ }));
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

describe('the wish of a visitor', () => {
  it('opens after the code', async () => {
    const view = open();
    await pressWallet(view);
    await signInByCode(view);
    await screen.findByRole('dialog', { name: 'Choose a payment method' });
    await waitFor(() => expect(view.ids()).toEqual(['deposit']));
    expect(view.store.getState().ui.wish).toBeNull();
  });

  it('opens after the code and the consent, and not before', async () => {
    const view = await openAtConsent();
    await waitFor(() => expect(view.ids()).toEqual(['consent']));
    await giveConsent(view);
    await waitFor(() => expect(view.ids()).toEqual(['deposit']));
    expect(window.sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('opens after the pop-up window of Google', async () => {
    const view = open();
    await pressWallet(view);
    await view.user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(view.ids()).toEqual(['deposit']));
  });

  it('opens after a redirect to Google and back, which reloads the page', async () => {
    const leaving = open({ google: 'redirecting' });
    await pressWallet(leaving);
    await leaving.user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(window.sessionStorage.getItem(KEPT)).toBe('{"id":"deposit","props":{}}');
    window.sessionStorage.setItem(REDIRECT_KEY, '1');
    leaving.unmount();
    expect(open({ hasRedirectResult: true }).ids()).toEqual([]);
    await screen.findByRole('dialog', { name: 'Choose a payment method' });
    expect(window.sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('opens when the page is reloaded before the consent', async () => {
    const before = await openAtConsent();
    before.unmount();
    const view = open({ user: FAKE_USER });
    act(() => void view.identity.wake());
    await giveConsent(view);
    await waitFor(() => expect(view.ids()).toEqual(['deposit']));
  });

  it('is forgotten when the visitor closes the sign-in', async () => {
    const view = open();
    await pressWallet(view);
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(view.store.getState().ui.wish).toBeNull());
    act(() => void view.store.dispatch(modalOpened('auth', { tab: 'login' })));
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    await signInByCode(view);
    await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
    await waitFor(() => expect(view.ids()).toEqual([]));
  });

  it('is forgotten when the player signs out instead of giving consent', async () => {
    const view = await openAtConsent();
    await view.user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(view.store.getState().auth.status).toBe('visitor'));
    expect(view.store.getState().ui.wish).toBeNull();
    expect(window.sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('opens also when the visitor pressed before the old session was known to be over', async () => {
    window.sessionStorage.setItem(REDIRECT_KEY, '1');
    const view = openAlone();
    act(() => void resumeSignIn(view.store, view.identity));
    window.sessionStorage.removeItem(REDIRECT_KEY);
    await view.user.click(screen.getByRole('button', { name: 'Wallet' }));
    expect(view.ids()).toEqual(['deposit']);
    act(() => view.store.dispatch(followPlayer()));
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    await signInByCode(view);
    await waitFor(() => expect(view.ids()).toEqual(['deposit']));
  });

  it('can be a page', async () => {
    const view = open();
    const wish = { page: 'all-games' };
    act(() => void view.store.dispatch(modalOpened('auth', { tab: 'login', wish })));
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    await signInByCode(view);
    await waitFor(() => expect(selectPage(view.store.getState())).toBe('all-games'));
    expect(view.ids()).toEqual([]);
  });

  it('is the game behind the sign-in when the page is reloaded', async () => {
    const game = { gameId: 'g1', title: 'Simba', url: null };
    fakeServer.use(
      http.post(`${ORIGIN}/api/games/g1/open`, () => HttpResponse.json({ data: { id: 'g1', isDemo: true } })),
    );
    const leaving = open({ google: 'redirecting' });
    act(() => void leaving.store.dispatch(modalOpened('gamePlayer', game)));
    act(() => void leaving.store.dispatch(modalOpened('auth', { tab: 'login' })));
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    await leaving.user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    window.sessionStorage.setItem(REDIRECT_KEY, '1');
    leaving.unmount();
    const view = open({ hasRedirectResult: true });
    await waitFor(() => expect(selectModals(view.store.getState())).toMatchObject([{ id: 'gamePlayer', props: game }]));
  });

  it.each(['{', '"deposit"', '{"id":"auth","props":{"tab":"login"}}', '{"id":"gamePlayer","props":{"gameId":1}}'])(
    'is empty when the stored wish is %s',
    async (kept) => {
      window.sessionStorage.setItem(KEPT, kept);
      const view = open({ user: FAKE_USER });
      act(() => void view.identity.wake());
      await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
      expect(view.ids()).toEqual([]);
    },
  );
});
