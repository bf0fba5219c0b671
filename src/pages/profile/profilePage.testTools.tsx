import { expect } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import type { IdentityUser } from '@/identity';
import { buildProfile, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import ProfilePage from './ProfilePage';

/** The profile at the backend; `null` for none. */
export const answerWith = (profile: unknown) => {
  const answer = () => (profile === null ? FAULTS.notFound() : HttpResponse.json({ data: profile }));
  fakeServer.use(http.get(`${ORIGIN}/api/users/me`, answer), http.post(`${ORIGIN}/api/users/session`, answer));
};

export const openAs = async (profile: unknown, user: Partial<IdentityUser> = {}, page = 'profile') => {
  answerWith(profile);
  const identity = fakeIdentity();
  identity.become({ ...FAKE_USER, ...user });
  const view = renderWithStore(<ProfilePage />, { page, identity });
  act(() => view.store.dispatch(followPlayer()));
  await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
  return { identity, ...view };
};

export const openProfile = async (
  own: Record<string, unknown> = {},
  user: Partial<IdentityUser> = {},
  page = 'profile',
) => {
  const view = await openAs(buildProfile(own), user, page);
  await screen.findByRole('heading', { level: 1, name: 'Simba5678' });
  return view;
};

/** Records writes, and answers with the changed profile. */
export const takeChanges = (answer: () => Response | null = () => null) => {
  const changes: unknown[] = [];
  fakeServer.use(
    http.patch(`${ORIGIN}/api/users/me`, async ({ request }) => {
      const change = (await request.json()) as Record<string, Record<string, unknown>>;
      changes.push(change);
      return answer() ?? HttpResponse.json({ data: merged(change) });
    }),
  );
  return changes;
};

export const merged = ({ preferences, ...change }: Record<string, Record<string, unknown>>) => {
  const { notifications, ...own } = (preferences ?? {}) as Record<string, object>;
  const notify = { email: true, sms: false, push: true, ...notifications };
  return buildProfile({
    ...change,
    preferences: { currency: 'USD', language: 'en', ...own, notifications: notify },
  });
};
