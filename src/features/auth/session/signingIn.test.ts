import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { localeChosen, localeLinked, selectLocale, selectModals } from '@/features/ui';
import { buildProfile, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_CODE, FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { makeFollowingStore, settled, signInto } from '@/testing/signIn';
import { accountApi } from '../account/accountApi';
import { playerSignedIn, selectHasNewLanguage, signInAwaited, signOutChosen } from '../authSlice';
import { hasConsent, rememberConsent } from './consent';
import { keepSessions, signedIn } from './followPlayer.testTools';
import { keepReferralCode, keptReferralCode } from './referralCode';

describe('signingIn', () => {
  const GOOGLE_USER = { ...FAKE_USER, methods: ['phone' as const, 'google' as const] };

  afterEach(() => rememberConsent(false));

  describe('signing in', () => {
    it('opens the session at the backend, then shows the player with the name of the answer', async () => {
      const bodies = keepSessions();
      const { store } = await signedIn();
      expect(store.getState().auth).toMatchObject({
        status: 'signedIn',
        wasSignedIn: true,
        player: { uid: FAKE_USER.uid, displayName: 'Simba5678', methods: ['phone'] },
      });
      expect(bodies).toEqual([{ deviceId: expect.stringMatching(/^[\da-f]{32}$/), language: 'en' }]);
    });

    it('sends the consent of the register tab once', async () => {
      const bodies = keepSessions();
      rememberConsent(true);
      const { store, identity } = makeFollowingStore();
      await identity.sendCode('+254712345678', 'box');
      await identity.confirmCode(FAKE_CODE);
      await settled(store, 'signedIn');
      expect(bodies).toMatchObject([{ consent: { isAdult: true, hasAcceptedTerms: true } }]);
      expect(hasConsent()).toBe(false);
    });

    it('sends the invitation code once', async () => {
      const bodies = keepSessions();
      keepReferralCode('SIMBA234');
      await signedIn();
      expect(bodies).toMatchObject([{ referralCode: 'SIMBA234' }]);
      expect(keptReferralCode()).toBeUndefined();
    });

    it('keeps the invitation code when the session could not be opened', async () => {
      keepSessions(() => HttpResponse.json({ error: { code: 'not_found', message: 'no' } }, { status: 404 }));
      keepReferralCode('SIMBA234');
      await signedIn();
      expect(keptReferralCode()).toBe('SIMBA234');
    });

    it('keeps the consent over a redirect to Google', async () => {
      const bodies = keepSessions();
      rememberConsent(true);
      const { store } = makeFollowingStore(fakeIdentity({ hasRedirectResult: true }));
      store.dispatch(signInAwaited(null));
      await settled(store, 'signedIn');
      expect(bodies).toMatchObject([{ consent: { isAdult: true } }]);
    });

    it('sends no consent for a player who signed in in another tab', async () => {
      const bodies = keepSessions();
      rememberConsent(true);
      await signedIn();
      expect(bodies).toEqual([expect.not.objectContaining({ consent: expect.anything() })]);
      expect(hasConsent()).toBe(false);
    });

    it('asks for consent only when the player has not given it', async () => {
      const { store } = await signedIn();
      expect(selectModals(store.getState())).toEqual([]);
      store.dispatch(signOutChosen());
      keepSessions(() => HttpResponse.json({ data: buildProfile({ ageConfirmedAt: undefined }) }));
      const { store: next } = await signedIn();
      expect(selectModals(next.getState())).toMatchObject([{ id: 'consent' }]);
      next.dispatch(signOutChosen());
      expect(selectModals(next.getState())).toEqual([]);
    });

    it('sends the language of the page, and then uses the language of the profile', async () => {
      const bodies = keepSessions(() => HttpResponse.json({ data: buildProfile({ preferences: { language: 'en' } }) }));
      const { store, identity } = makeFollowingStore();
      store.dispatch(localeChosen('sw'));
      await signInto(store, identity);
      expect(bodies).toMatchObject([{ language: 'sw' }]);
      expect(selectLocale(store.getState())).toBe('en');
      expect(selectHasNewLanguage(store.getState())).toBe(false);
    });

    it('keeps the language that was chosen while the profile was loading', async () => {
      keepSessions(() => HttpResponse.json({ data: buildProfile({ preferences: { language: 'en' } }) }));
      const { store, identity } = makeFollowingStore();
      store.dispatch(signInAwaited(null));
      store.dispatch(localeChosen('sw'));
      await signInto(store, identity);
      expect(selectLocale(store.getState())).toBe('sw');
      expect(selectHasNewLanguage(store.getState())).toBe(true);
      store.dispatch(signOutChosen());
      expect(selectHasNewLanguage(store.getState())).toBe(false);
    });

    it('keeps the language of the link that the player came by, and saves it nowhere', async () => {
      keepSessions(() => HttpResponse.json({ data: buildProfile({ preferences: { language: 'en' } }) }));
      const { store, identity } = makeFollowingStore();
      store.dispatch(localeLinked('sw'));
      await signInto(store, identity);
      expect(selectLocale(store.getState())).toBe('sw');
      expect(selectHasNewLanguage(store.getState())).toBe(false);
    });

    it('opens one session when the service reports the same player several times', async () => {
      const bodies = keepSessions();
      const { store, identity } = makeFollowingStore();
      identity.become(FAKE_USER);
      identity.become({ ...FAKE_USER });
      await settled(store, 'signedIn');
      identity.become({ ...FAKE_USER });
      await settled(store, 'signedIn');
      expect(bodies).toHaveLength(1);
    });

    it('opens the session again when another sign-in method was linked', async () => {
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

    it('keeps the player signed in when the backend cannot be reached, and shows a message', async () => {
      keepSessions(() => HttpResponse.json({}, { status: 429 }));
      const { store } = await signedIn();
      expect(store.getState().auth).toMatchObject({
        status: 'signedIn',
        player: { displayName: 'Guest User' },
        notice: 'auth.notice.sessionFailed',
      });
    });

    it('repeats a session request that the network or the server lost', async () => {
      let tries = 0;
      keepSessions(() => {
        tries += 1;
        return tries === 1 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json({ data: buildProfile() });
      });
      const { store } = await signedIn();
      expect(store.getState().auth).toMatchObject({ notice: null, player: { displayName: 'Simba5678' } });
    });

    it('refuses a player whose account is disabled at the backend', async () => {
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
    it('is signed out again, with the reason', async () => {
      keepSessions(() => HttpResponse.json({ error: { code: 'registration_closed', message: 'no' } }, { status: 403 }));
      const { store, identity } = makeFollowingStore();
      identity.become(FAKE_USER);
      await waitFor(() => expect(store.getState().auth.notice).toBe('auth.notice.closed'));
      expect(store.getState().auth).toMatchObject({ status: 'visitor', player: null });
      expect(identity.whoIs()).toBeNull();
    });
  });
});

describe('the return of a player', () => {
  it('signs in the player of the last visit', async () => {
    const { store } = makeFollowingStore(fakeIdentity({ user: FAKE_USER }));
    await settled(store, 'signedIn');
    expect(store.getState().auth.player?.uid).toBe(FAKE_USER.uid);
  });

  it('shows a visitor when nobody is signed in', async () => {
    const { store } = makeFollowingStore();
    store.dispatch(signInAwaited(null));
    await settled(store, 'visitor');
    expect(store.getState().auth).toMatchObject({ status: 'visitor', notice: null });
  });

  it('shows a message when the session of the last visit has ended, and asks the backend nothing', async () => {
    const calls: string[] = [];
    fakeServer.use(
      http.all(`${ORIGIN}/api/*`, ({ request }) => {
        calls.push(request.url);
        return HttpResponse.error();
      }),
    );
    const { store } = makeFollowingStore();
    store.dispatch(playerSignedIn({ uid: FAKE_USER.uid, displayName: 'Asha', methods: ['phone'] }));
    store.dispatch(signInAwaited(null));
    await waitFor(() => expect(store.getState().auth.notice).toBe('auth.notice.ended'));
    expect(store.getState().auth.status).toBe('visitor');
    expect(calls).toEqual([]);
  });

  it('completes a redirect to Google', async () => {
    const { store } = makeFollowingStore(fakeIdentity({ hasRedirectResult: true }));
    store.dispatch(signInAwaited(null));
    await settled(store, 'signedIn');
    expect(store.getState().auth.player?.methods).toEqual(['google']);
  });

  it('shows an error of the redirect from Google', async () => {
    const identity = fakeIdentity();
    identity.failNext('takeRedirectResult', 'account-exists-with-different-credential');
    const { store } = makeFollowingStore(identity);
    await waitFor(() => expect(store.getState().auth.notice).toBe('auth.error.accountExists'));
  });
});
