import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer, resumeSignIn } from '@/features/auth';
import { modalOpened, selectModals, selectPage } from '@/features/ui';
import { REDIRECT_KEY } from '@/identity/redirectFlag';
import { buildProfile, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_CODE, FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { BottomBar } from './layout/BottomBar/BottomBar';
import { ModalRoot } from './ModalRoot';

const KEPT = 'karata/wish';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => window.sessionStorage.clear());

/** A backend that has a player who has not confirmed age and terms until they are sent. */
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

/** The bar of phones and the modals, before the sign-in service is there. */
const openAlone = (options: Parameters<typeof fakeIdentity>[0] = {}) => {
  const identity = fakeIdentity(options);
  const view = renderWithStore(
    <>
      <BottomBar />
      <ModalRoot />
    </>,
    { identity },
  );
  const ids = () => selectModals(view.store.getState()).map(({ id }) => id);
  return { ...view, identity, ids };
};

/** The sign-in service is followed as in the app. */
const open = (options: Parameters<typeof fakeIdentity>[0] = {}) => {
  const view = openAlone(options);
  act(() => view.store.dispatch(followPlayer()));
  return view;
};

type Opened = ReturnType<typeof open>;

const pressWallet = async ({ user }: Opened) => {
  await user.click(screen.getByRole('button', { name: 'Wallet' }));
  await screen.findByRole('dialog', { name: 'Welcome Back' });
};

const signInByCode = async ({ user }: Opened) => {
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '0712345678');
  await user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await user.type(await screen.findByRole('textbox', { name: '6-digit verification code' }), FAKE_CODE);
};

const giveConsent = async ({ user }: Opened) => {
  await screen.findByRole('dialog', { name: 'One last step' });
  await user.click(screen.getByRole('checkbox', { name: /18 years/ }));
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

describe('what a visitor wanted', () => {
  it('opens after the code', async () => {
    const view = open();
    await pressWallet(view);
    await signInByCode(view);
    await screen.findByRole('dialog', { name: 'Choose a payment method' });
    await waitFor(() => expect(view.ids()).toEqual(['deposit']));
    expect(view.store.getState().ui.wish).toBeNull();
  });

  it('opens after the code and the consent, and not before', async () => {
    asksForConsent();
    const view = open();
    await pressWallet(view);
    await signInByCode(view);
    await screen.findByRole('dialog', { name: 'One last step' });
    await waitFor(() => expect(view.ids()).toEqual(['consent']));
    await giveConsent(view);
    await waitFor(() => expect(view.ids()).toEqual(['deposit']));
    expect(window.sessionStorage.getItem(KEPT)).toBeNull();
  });

  it("opens after Google's window", async () => {
    const view = open();
    await pressWallet(view);
    await view.user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(view.ids()).toEqual(['deposit']));
  });

  it('opens after the way to Google and back, which loads the page again', async () => {
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

  it('opens where the page was loaded again while consent was asked for', async () => {
    asksForConsent();
    const before = open();
    await pressWallet(before);
    await signInByCode(before);
    await screen.findByRole('dialog', { name: 'One last step' });
    before.unmount();
    const view = open({ user: FAKE_USER });
    act(() => void view.identity.wake());
    await giveConsent(view);
    await waitFor(() => expect(view.ids()).toEqual(['deposit']));
  });

  it('is forgotten by who closes the sign-in', async () => {
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

  it('is forgotten by who signs out instead of consenting', async () => {
    asksForConsent();
    const view = open();
    await pressWallet(view);
    await signInByCode(view);
    await screen.findByRole('dialog', { name: 'One last step' });
    await view.user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(view.store.getState().auth.status).toBe('visitor'));
    expect(view.store.getState().ui.wish).toBeNull();
    expect(window.sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('opens for who pressed before it was known that the former session is over', async () => {
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

  it('may be a page', async () => {
    const view = open();
    const wish = { page: 'all-games' };
    act(() => void view.store.dispatch(modalOpened('auth', { tab: 'login', wish })));
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    await signInByCode(view);
    await waitFor(() => expect(selectPage(view.store.getState())).toBe('all-games'));
    expect(view.ids()).toEqual([]);
  });

  it('is the game below the sign-in, where the page is loaded again', async () => {
    const game = { gameId: 'g1', title: 'Simba', url: null };
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
    'is nothing where what was kept is %s',
    async (kept) => {
      window.sessionStorage.setItem(KEPT, kept);
      const view = open({ user: FAKE_USER });
      act(() => void view.identity.wake());
      await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
      expect(view.ids()).toEqual([]);
    },
  );
});

describe('a player whose session was refused in the middle of a withdrawal', () => {
  it('goes on with it after signing in again', async () => {
    const view = open({ user: FAKE_USER });
    act(() => void view.identity.wake());
    await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
    let isRefused = true;
    const refuse = () =>
      isRefused
        ? HttpResponse.json({ error: { code: 'token_revoked' } }, { status: 401 })
        : HttpResponse.json({ data: [] as unknown[] });
    fakeServer.use(http.get(`${ORIGIN}/api/wallet/methods`, refuse));
    act(() => void view.store.dispatch(modalOpened('withdraw', {})));
    await waitFor(() => expect(view.ids()).toEqual(['auth']));
    isRefused = false;
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    await signInByCode(view);
    await waitFor(() => expect(view.ids()).toEqual(['withdraw']));
  });
});
