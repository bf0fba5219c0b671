import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { followPlayer } from '@/features/auth';
import { buildProfile, FAULTS, fakeServer, ORIGIN } from './fakeApi';
import { FAKE_USER, fakeIdentity } from './fakeIdentity';
import { renderWithStore } from './renderWithStore';

interface Options {
  page?: string;
  /** The profile at the backend, in addition to the usual; `null` for none. */
  profile?: Record<string, unknown> | null;
}

/** Renders for a signed-in player, and waits until the store knows. */
export async function renderAsPlayer(ui: ReactNode, { page = 'home', profile = {} }: Options = {}) {
  const answer = () => (profile ? HttpResponse.json({ data: buildProfile(profile) }) : FAULTS.notFound());
  fakeServer.use(http.get(`${ORIGIN}/api/users/me`, answer), http.post(`${ORIGIN}/api/users/session`, answer));
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  const view = renderWithStore(ui, { page, identity });
  act(() => view.store.dispatch(followPlayer()));
  await waitFor(() => {
    if (view.store.getState().auth.status !== 'signedIn') throw new Error('not signed in yet');
  });
  return { identity, ...view };
}
