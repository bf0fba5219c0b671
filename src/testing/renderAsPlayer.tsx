import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { followPlayer } from '@/features/auth';
import { buildProfile, FAULTS, fakeServer, ORIGIN } from './fakeApi';
import { FAKE_USER, fakeIdentity } from './fakeIdentity';
import { type Options as StoreOptions, renderWithStore } from './renderWithStore';

interface Options extends Pick<StoreOptions, 'page' | 'modal'> {
  /** The profile at the backend, in addition to the usual; `null` for none. */
  profile?: Record<string, unknown> | null;
}

/** Renders for a signed-in player, and waits until the store knows. */
export async function renderAsPlayer(ui: ReactNode, { profile = {}, ...options }: Options = {}) {
  const answer = () => (profile ? HttpResponse.json({ data: buildProfile(profile) }) : FAULTS.notFound());
  fakeServer.use(http.get(`${ORIGIN}/api/users/me`, answer), http.post(`${ORIGIN}/api/users/session`, answer));
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  const view = renderWithStore(ui, { ...options, identity });
  act(() => view.store.dispatch(followPlayer()));
  await waitFor(() => {
    if (view.store.getState().auth.status !== 'signedIn') throw new Error('not signed in yet');
  });
  return { identity, ...view };
}
