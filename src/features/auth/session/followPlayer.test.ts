import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '@/features/account';
import { favouriteToggled } from '@/features/games';
import { localeChosen, pageOpened, selectLocale, selectModals, selectPage } from '@/features/ui';
import { buildProfile, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_CODE, FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { makeFollowingStore, settled, signInto } from '@/testing/signIn';
import { selectHasNewLanguage, signInAwaited } from '../authSlice';
import { hasConsent, rememberConsent } from './consent';
import { signOut } from './endSession';
import { keepReferralCode, keptReferralCode } from './referralCode';

const GOOGLE_USER = { ...FAKE_USER, methods: ['phone' as const, 'google' as const] };
const OTHER_USER = { ...FAKE_USER, uid: 'another-uid', phoneNumber: '+254700000001' };

const signedIn = async () => {
  const made = makeFollowingStore();
  await signInto(made.store, made.identity);
  return made;
};

/** Answers POST /users/session and keeps the bodies. */
const keepSessions = (answer = () => HttpResponse.json({ data: buildProfile() }) as Response) => {
  const bodies: unknown[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/users/session`, async ({ request }) => {
      bodies.push(await request.json());
      return answer() as never;
    }),
  );
  return bodies;
};

const refuseWith = (code: string, status: number) =>
  fakeServer.use(
    http.get(`${ORIGIN}/api/wallet/balance`, () =>
      HttpResponse.json({ error: { code, message: 'refused' } }, { status }),
    ),
  );

const readBalance = (store: Awaited<ReturnType<typeof signedIn>>['store']) =>
  store.dispatch(accountApi.endpoints.getBalance.initiate(undefined, { forceRefetch: true }));

afterEach(() => rememberConsent(false));

describe('signing in', () => {
  it('opens the session at the backend, then the player is signed in by the name it gave', async () => {
    const bodies = keepSessions();
    const { store } = await signedIn();
    expect(store.getState().auth).toMatchObject({
      status: 'signedIn',
      wasSignedIn: true,
      player: { uid: FAKE_USER.uid, displayName: 'Simba5678', methods: ['phone'] },
    });
    expect(bodies).toEqual([{ deviceId: expect.stringMatching(/^[\da-f]{32}$/), language: 'en' }]);
  });

  it('passes on the consent of the register tab, once', async () => {
    const bodies = keepSessions();
    rememberConsent(true);
    const { store, identity } = makeFollowingStore();
    await identity.sendCode('+254712345678', 'box');
    await identity.confirmCode(FAKE_CODE);
    await settled(store, 'signedIn');
    expect(bodies).toMatchObject([{ consent: { isAdult: true, hasAcceptedTerms: true } }]);
    expect(hasConsent()).toBe(false);
  });

  it('passes on the code of who invited, once', async () => {
    const bodies = keepSessions();
    keepReferralCode('SIMBA234');
    await signedIn();
    expect(bodies).toMatchObject([{ referralCode: 'SIMBA234' }]);
    expect(keptReferralCode()).toBeUndefined();
  });

  it('keeps the code of who invited while the session could not be opened', async () => {
    keepSessions(() => HttpResponse.json({ error: { code: 'not_found', message: 'no' } }, { status: 404 }));
    keepReferralCode('SIMBA234');
    await signedIn();
    expect(keptReferralCode()).toBe('SIMBA234');
  });

  it('takes the consent back from Google', async () => {
    const bodies = keepSessions();
    rememberConsent(true);
    const { store } = makeFollowingStore(fakeIdentity({ hasRedirectResult: true }));
    store.dispatch(signInAwaited(null));
    await settled(store, 'signedIn');
    expect(bodies).toMatchObject([{ consent: { isAdult: true } }]);
  });

  it('gives no consent for a player who signed in in another tab', async () => {
    const bodies = keepSessions();
    rememberConsent(true);
    await signedIn();
    expect(bodies).toEqual([expect.not.objectContaining({ consent: expect.anything() })]);
    expect(hasConsent()).toBe(false);
  });

  it('asks a player without consent for it, and no other', async () => {
    const { store } = await signedIn();
    expect(selectModals(store.getState())).toEqual([]);
    await store.dispatch(signOut());
    keepSessions(() => HttpResponse.json({ data: buildProfile({ ageConfirmedAt: undefined }) }));
    const { store: next } = await signedIn();
    expect(selectModals(next.getState())).toMatchObject([{ id: 'consent' }]);
    await next.dispatch(signOut());
    expect(selectModals(next.getState())).toEqual([]);
  });

  it('says what the player reads, and then speaks as the profile says', async () => {
    const bodies = keepSessions(() => HttpResponse.json({ data: buildProfile({ preferences: { language: 'en' } }) }));
    const { store, identity } = makeFollowingStore();
    store.dispatch(localeChosen('sw'));
    await signInto(store, identity);
    expect(bodies).toMatchObject([{ language: 'sw' }]);
    expect(selectLocale(store.getState())).toBe('en');
    expect(selectHasNewLanguage(store.getState())).toBe(false);
  });

  it('speaks the language that was chosen while the profile was on its way', async () => {
    keepSessions(() => HttpResponse.json({ data: buildProfile({ preferences: { language: 'en' } }) }));
    const { store, identity } = makeFollowingStore();
    store.dispatch(signInAwaited(null));
    store.dispatch(localeChosen('sw'));
    await signInto(store, identity);
    expect(selectLocale(store.getState())).toBe('sw');
    expect(selectHasNewLanguage(store.getState())).toBe(true);
    await store.dispatch(signOut());
    expect(selectHasNewLanguage(store.getState())).toBe(false);
  });

  it('opens one session, however often the service says the same', async () => {
    const bodies = keepSessions();
    const { store, identity } = makeFollowingStore();
    identity.become(FAKE_USER);
    identity.become({ ...FAKE_USER });
    await settled(store, 'signedIn');
    identity.become({ ...FAKE_USER });
    await settled(store, 'signedIn');
    expect(bodies).toHaveLength(1);
  });

  it('opens it again when another way to sign in was linked', async () => {
    const bodies = keepSessions();
    const { store, identity } = await signedIn();
    identity.become(GOOGLE_USER);
    await waitFor(() => expect(store.getState().auth.player?.methods).toEqual(['phone', 'google']));
    expect(bodies).toHaveLength(2);
  });

  it('keeps phone number, e-mail and token out of the store', async () => {
    const identity = fakeIdentity();
    const { store } = makeFollowingStore(identity);
    fakeApi({ 'users/me': { data: buildProfile({ email: 'asha@mail.example' }) } });
    await signInto(store, identity, { ...FAKE_USER, email: 'asha@mail.example' });
    await store.dispatch(accountApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    const state = JSON.stringify(store.getState());
    expect(state).toContain('Simba5678');
    expect(state).not.toMatch(/712345678|asha@mail|token-of-the-player/);
  });

  it('keeps the player signed in when the backend cannot be had, and says so', async () => {
    keepSessions(() => HttpResponse.json({}, { status: 429 }));
    const { store } = await signedIn();
    expect(store.getState().auth).toMatchObject({
      status: 'signedIn',
      player: { displayName: 'Guest User' },
      notice: 'auth.notice.sessionFailed',
    });
  });

  it('repeats a session that the network or the server lost', async () => {
    let tries = 0;
    keepSessions(() => {
      tries += 1;
      return tries === 1 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json({ data: buildProfile() });
    });
    const { store } = await signedIn();
    expect(store.getState().auth).toMatchObject({ notice: null, player: { displayName: 'Simba5678' } });
  });

  it('lets nobody in whose account the backend says is disabled', async () => {
    keepSessions(() => HttpResponse.json({ error: { code: 'account_disabled', message: 'no' } }, { status: 403 }));
    const { store, identity } = makeFollowingStore();
    store.dispatch(signInAwaited(null));
    identity.become(FAKE_USER);
    await waitFor(() => expect(store.getState().auth.notice).toBe('auth.notice.disabled'));
    expect(store.getState().auth).toMatchObject({ status: 'visitor', player: null });
    expect(await identity.getToken()).toBeNull();
  });
});

describe('a new player while registration is closed', () => {
  it('is signed out again, and told why', async () => {
    keepSessions(() => HttpResponse.json({ error: { code: 'registration_closed', message: 'no' } }, { status: 403 }));
    const { store, identity } = makeFollowingStore();
    identity.become(FAKE_USER);
    await waitFor(() => expect(store.getState().auth.notice).toBe('auth.notice.closed'));
    expect(store.getState().auth).toMatchObject({ status: 'visitor', player: null });
    expect(identity.whoIs()).toBeNull();
  });
});

describe('signing out', () => {
  it('takes along what belonged to the player', async () => {
    const { store, identity } = await signedIn();
    await readBalance(store);
    store.dispatch(favouriteToggled('g1'));
    await store.dispatch(signOut());
    const state = store.getState();
    expect(state.auth).toMatchObject({ status: 'visitor', player: null, wasSignedIn: false });
    expect(state.library.favourites).toEqual([]);
    expect(Object.keys(state.playerApi.queries)).toEqual([]);
    expect(identity.calls.at(-1)?.name).toBe('signOut');
  });

  it('says that it was done, and asks nobody in again', async () => {
    const { store } = await signedIn();
    await store.dispatch(signOut());
    expect(store.getState().auth.notice).toBe('auth.notice.chosen');
    expect(selectModals(store.getState())).toEqual([]);
  });

  it('shows here when it happened in another tab', async () => {
    const { store, identity } = await signedIn();
    identity.become(null);
    await settled(store, 'visitor');
    expect(store.getState().auth.notice).toBe('auth.notice.ended');
  });

  it('forgets one player before the next', async () => {
    const { store, identity } = await signedIn();
    await readBalance(store);
    store.dispatch(favouriteToggled('g1'));
    identity.become(OTHER_USER);
    await waitFor(() => expect(store.getState().auth.player?.uid).toBe(OTHER_USER.uid));
    expect(store.getState().library.favourites).toEqual([]);
    expect(accountApi.endpoints.getBalance.select()(store.getState()).data).toBeUndefined();
  });
});

describe('a refusal in the middle of anything', () => {
  it.each([
    ['token_expired', 'auth.notice.expired'],
    ['token_revoked', 'auth.notice.revoked'],
  ])('for %s asks the player in again and stays where the player was', async (code, notice) => {
    const { store } = await signedIn();
    store.dispatch(pageOpened('bonus'));
    store.dispatch(favouriteToggled('g1'));
    refuseWith(code, 401);
    await readBalance(store);
    await waitFor(() => expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]));
    expect(store.getState().auth).toMatchObject({ status: 'visitor', notice });
    expect(selectPage(store.getState())).toBe('bonus');
    expect(store.getState().library.favourites).toEqual(['g1']);
  });

  it('asks in once, however many calls are refused', async () => {
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

  it('throws a disabled player out, with a message', async () => {
    const { store, identity } = await signedIn();
    refuseWith('account_disabled', 403);
    await readBalance(store);
    await settled(store, 'visitor');
    expect(store.getState().auth.notice).toBe('auth.notice.disabled');
    expect(selectModals(store.getState())).toEqual([]);
    expect(identity.calls.at(-1)?.name).toBe('signOut');
  });

  it('says why also when the service ended the session before it told', async () => {
    const { store, identity } = await signedIn();
    identity.failNext('getToken', 'user-disabled');
    const reading = readBalance(store);
    identity.become(null);
    await reading;
    await settled(store, 'visitor');
    expect(store.getState().auth.notice).toBe('auth.notice.disabled');
  });

  it('goes on where it was after signing in again', async () => {
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

describe('coming back', () => {
  it('signs in who was signed in before', async () => {
    const { store } = makeFollowingStore(fakeIdentity({ user: FAKE_USER }));
    await settled(store, 'signedIn');
    expect(store.getState().auth.player?.uid).toBe(FAKE_USER.uid);
  });

  it('settles for a visitor when nobody turns out to be signed in', async () => {
    const { store } = makeFollowingStore();
    store.dispatch(signInAwaited(null));
    await settled(store, 'visitor');
    expect(store.getState().auth).toMatchObject({ status: 'visitor', notice: null });
  });

  it('says so when the player was disabled meanwhile', async () => {
    fakeServer.use(
      http.get(`${ORIGIN}/api/users/me`, ({ request }) =>
        HttpResponse.json(
          { error: { code: 'account_disabled', message: request.headers.get('authorization') } },
          { status: request.headers.get('authorization') === 'Bearer old-token' ? 403 : 401 },
        ),
      ),
    );
    const { store } = makeFollowingStore(fakeIdentity({ lostToken: 'old-token' }));
    store.dispatch(signInAwaited(null));
    await waitFor(() => expect(store.getState().auth.notice).toBe('auth.notice.disabled'));
    expect(store.getState().auth.status).toBe('visitor');
  });

  it('completes a redirect to Google', async () => {
    const { store } = makeFollowingStore(fakeIdentity({ hasRedirectResult: true }));
    store.dispatch(signInAwaited(null));
    await settled(store, 'signedIn');
    expect(store.getState().auth.player?.methods).toEqual(['google']);
  });

  it('says what went wrong on the way back from Google', async () => {
    const identity = fakeIdentity();
    identity.failNext('takeRedirectResult', 'account-exists-with-different-credential');
    const { store } = makeFollowingStore(identity);
    await waitFor(() => expect(store.getState().auth.notice).toBe('auth.error.accountExists'));
  });
});
