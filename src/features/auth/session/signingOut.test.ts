import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { balanceApi } from '@/features/wallet';
import { favouriteToggled } from '@/features/games';
import { modalOpened, pageOpened, selectModals, selectPage } from '@/features/ui';
import { FAKE_USER } from '@/testing/fakeIdentity';
import { settled, signInto } from '@/testing/signIn';
import { http, HttpResponse } from 'msw';
import { buildProfile, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { readBalance, refuseWith, signedIn } from './followPlayer.testTools';
import { signOutChosen } from '../authSlice';
import { accountApi } from '../account/accountApi';

const OTHER_USER = { ...FAKE_USER, uid: 'another-uid', phoneNumber: '+254700000001' };

describe('signing out', () => {
  it('removes the data of the player', async () => {
    const { store, identity } = await signedIn();
    await readBalance(store);
    store.dispatch(favouriteToggled('g1'));
    store.dispatch(signOutChosen());
    const state = store.getState();
    expect(state.auth).toMatchObject({ status: 'visitor', player: null, wasSignedIn: false });
    expect(state.games.favourites).toEqual([]);
    expect(Object.keys(state.api.queries)).toEqual([]);
    expect(identity.calls.at(-1)?.name).toBe('signOut');
  });

  it('shows a message, and does not ask to sign in again', async () => {
    const { store } = await signedIn();
    store.dispatch(signOutChosen());
    expect(store.getState().auth.notice).toBe('auth.notice.chosen');
    expect(selectModals(store.getState())).toEqual([]);
  });

  it('in another tab is shown here', async () => {
    const { store, identity } = await signedIn();
    identity.become(null);
    await settled(store, 'visitor');
    expect(store.getState().auth.notice).toBe('auth.notice.ended');
  });

  it('removes one player before the next player signs in', async () => {
    const { store, identity } = await signedIn();
    await readBalance(store);
    store.dispatch(favouriteToggled('g1'));
    identity.become(OTHER_USER);
    await waitFor(() => expect(store.getState().auth.player?.uid).toBe(OTHER_USER.uid));
    expect(store.getState().games.favourites).toEqual([]);
    expect(balanceApi.endpoints.getBalance.select()(store.getState()).data).toBeUndefined();
  });
});

describe('a refused session', () => {
  it.each([
    ['token_expired', 'auth.notice.expired'],
    ['token_revoked', 'auth.notice.revoked'],
  ])('for %s asks the player to sign in again and keeps the page open', async (code, notice) => {
    const { store } = await signedIn();
    store.dispatch(pageOpened('bonus'));
    store.dispatch(favouriteToggled('g1'));
    refuseWith(code, 401);
    await readBalance(store);
    await waitFor(() => expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]));
    expect(store.getState().auth).toMatchObject({ status: 'visitor', notice });
    expect(selectPage(store.getState())).toBe('bonus');
    expect(store.getState().games.favourites).toEqual(['g1']);
  });

  it('asks once for several refused calls', async () => {
    const { store } = await signedIn();
    refuseWith('token_expired', 401);
    const refused = ['users/me', 'users/me/notifications'];
    fakeServer.use(
      ...refused.map((path) => http.get(`${ORIGIN}/api/${path}`, () => HttpResponse.json({}, { status: 401 }))),
    );
    await Promise.all([
      readBalance(store),
      store.dispatch(accountApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true })),
      store.dispatch(accountApi.endpoints.getNotifications.initiate()),
    ]);
    await settled(store, 'visitor');
    expect(store.getState().ui.modalCount).toBe(1);
  });

  it('signs out a disabled player, with a message', async () => {
    const { store, identity } = await signedIn();
    refuseWith('account_disabled', 403);
    await readBalance(store);
    await settled(store, 'visitor');
    expect(store.getState().auth.notice).toBe('auth.notice.disabled');
    expect(selectModals(store.getState())).toEqual([]);
    expect(identity.calls.at(-1)?.name).toBe('signOut');
  });

  it('shows its reason also when the service ended the session first', async () => {
    const { store, identity } = await signedIn();
    identity.failNext('getToken', 'user-disabled');
    const reading = readBalance(store);
    identity.become(null);
    await reading;
    await settled(store, 'visitor');
    expect(store.getState().auth.notice).toBe('auth.notice.disabled');
  });

  it('continues with the same page after signing in again', async () => {
    const { store, identity } = await signedIn();
    refuseWith('token_expired', 401);
    await readBalance(store);
    await settled(store, 'visitor');
    fakeServer.resetHandlers();
    await signInto(store, identity);
    expect(store.getState().auth.notice).toBeNull();
    expect((await readBalance(store)).data).toMatchObject({ balance: 0 });
  });
});

describe('a call that is refused without age and terms', () => {
  const unconfirmed = () =>
    fakeServer.use(
      http.get(`${ORIGIN}/api/users/me`, () =>
        HttpResponse.json({ data: buildProfile({ termsAcceptedAt: undefined }) }),
      ),
    );

  it('leads to their confirmation, once, and keeps what was open', async () => {
    const { store } = await signedIn();
    store.dispatch(modalOpened('deposit', {}));
    unconfirmed();
    refuseWith('consent_needed', 403);
    await readBalance(store);
    await readBalance(store);
    await waitFor(() => expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }, { id: 'consent' }]));
    expect(store.getState().ui.modalCount).toBe(2);
    expect(store.getState().auth.status).toBe('signedIn');
  });
});
