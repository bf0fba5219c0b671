import { expect } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { followPlayer } from '@/features/auth';
import { FAKE_USER, fakeIdentity } from './fakeIdentity';
import { makeTestStore } from './renderWithStore';

type TestStore = ReturnType<typeof makeTestStore>;

/** Waits until the store knows the player. */
export const settled = (store: TestStore, status: 'signedIn' | 'visitor'): Promise<void> =>
  waitFor(() => expect(store.getState().auth.status).toBe(status), { interval: 5 });

/** Waits until every answer has come. */
export const answered = (store: TestStore): Promise<void> =>
  waitFor(() => {
    const statuses = Object.values(store.getState().api.queries).map((query) => query?.status);
    expect(statuses).not.toContain('pending');
  });

/** A store that follows a fake sign-in service, with nobody signed in. */
export function makeFollowingStore(identity = fakeIdentity(), page = 'home') {
  const store = makeTestStore({ identity, page });
  store.dispatch(followPlayer());
  return { store, identity };
}

/** Signs the player in, and waits for the profile. */
export async function signInto(store: TestStore, identity: ReturnType<typeof fakeIdentity>, user = FAKE_USER) {
  await act(async () => identity.become(user));
  await settled(store, 'signedIn');
}
