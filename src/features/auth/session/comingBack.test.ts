import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { makeFollowingStore, settled } from '@/testing/signIn';
import { signInAwaited } from '../authSlice';

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

  it('shows a message when the player was disabled', async () => {
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

  it('shows an error of the redirect from Google', async () => {
    const identity = fakeIdentity();
    identity.failNext('takeRedirectResult', 'account-exists-with-different-credential');
    const { store } = makeFollowingStore(identity);
    await waitFor(() => expect(store.getState().auth.notice).toBe('auth.error.accountExists'));
  });
});
