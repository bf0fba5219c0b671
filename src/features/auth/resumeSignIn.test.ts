import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { makeTestStore } from '@/testing/renderWithStore';
import { playerSignedIn } from './authSlice';
import { resumeSignIn } from './resumeSignIn';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  window.sessionStorage.clear();
});

const PLAYER = { uid: 'u1', displayName: 'Asha', methods: ['phone' as const] };

const setUp = ({ wasSignedIn = false } = {}) => {
  const identity = fakeIdentity();
  const store = makeTestStore({ identity });
  if (wasSignedIn) store.dispatch(playerSignedIn(PLAYER));
  stop = resumeSignIn(store, identity);
  return { identity, store, isAwake: () => identity.calls.some(({ name }) => name === 'wake') };
};

const KEY = 'persist:karata/auth';

/** Another tab stores the hint. */
const tellFromOtherTab = async (store: ReturnType<typeof makeTestStore>, wasSignedIn: boolean) => {
  const hints = { wasSignedIn, hasNewLanguage: !wasSignedIn };
  const fields = Object.entries(hints).map(([name, hint]) => [name, JSON.stringify(hint)]);
  window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(fields)));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await waitFor(() => expect(store.getState().auth).toMatchObject(hints));
};

describe('the start of the sign-in service', () => {
  it('waits until it is needed on a first visit', () => {
    const { isAwake, store } = setUp();
    expect(isAwake()).toBe(false);
    expect(store.getState().auth.status).toBe('visitor');
  });

  it('happens at once when somebody was signed in before', () => {
    const { isAwake, store } = setUp({ wasSignedIn: true });
    expect(isAwake()).toBe(true);
    expect(store.getState().auth.status).toBe('resuming');
  });

  it('happens after a redirect from Google', () => {
    window.sessionStorage.setItem('karata/redirect', '1');
    expect(setUp().isAwake()).toBe(true);
  });

  it('happens when a player signs in in another tab, and not when a player signs out there', async () => {
    const { isAwake, store } = setUp();
    await store.restore();
    await tellFromOtherTab(store, false);
    expect(isAwake()).toBe(false);
    await tellFromOtherTab(store, true);
    expect(isAwake()).toBe(true);
  });

  it('that fails shows a visitor, and keeps the hint for the next visit', async () => {
    const identity = fakeIdentity();
    identity.failNext('wake', 'network-request-failed');
    const store = makeTestStore({ identity });
    store.dispatch(playerSignedIn(PLAYER));
    stop = resumeSignIn(store, identity);
    await waitFor(() => expect(store.getState().auth.status).toBe('visitor'));
    expect(store.getState().auth.wasSignedIn).toBe(true);
  });
});
