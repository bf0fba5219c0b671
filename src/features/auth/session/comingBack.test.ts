import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { makeFollowingStore, settled } from '@/testing/signIn';
import { playerSignedIn, signInAwaited } from '../authSlice';

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
