import { describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ProfileChange } from '@contract/users.ts';
import { followPlayer, selectHasNewLanguage, selectPlayer } from '@/features/auth';
import { localeChosen, selectLocale } from '@/features/ui';
import { buildProfile, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { Header } from '../Header';
import { openHeader } from './accountBar.testTools';

/** Accepts profile changes and keeps them. */
function answerChanges() {
  const changes: ProfileChange[] = [];
  fakeServer.use(
    http.patch(`${ORIGIN}/api/users/me`, async ({ request }) => {
      const change = (await request.json()) as ProfileChange;
      changes.push(change);
      return HttpResponse.json({ data: buildProfile(change as Record<string, unknown>) });
    }),
  );
  return changes;
}

describe('the language of a player', () => {
  it('is saved in the profile, also when it is chosen elsewhere on the site', async () => {
    const changes = answerChanges();
    const { store } = await openHeader();
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => expect(selectHasNewLanguage(store.getState())).toBe(false));
    expect(changes).toEqual([{ preferences: { language: 'sw' } }]);
    act(() => void store.dispatch(localeChosen('en')));
    await waitFor(() => expect(changes).toHaveLength(2));
  });

  it('is saved in the profile when it was chosen before the profile was loaded, and only then', async () => {
    const changes = answerChanges();
    const first = await openHeader();
    expect(selectHasNewLanguage(first.store.getState())).toBe(false);
    expect(changes).toEqual([]);
    first.unmount();

    const identity = fakeIdentity();
    const { store } = renderWithStore(<Header isWideOnly={false} />, { identity });
    store.dispatch(followPlayer());
    act(() => identity.become(FAKE_USER));
    act(() => void store.dispatch(localeChosen('sw')));
    expect(selectPlayer(store.getState())).toBeNull();
    await waitFor(() => expect(changes).toEqual([{ preferences: { language: 'sw' } }]));
    expect(selectLocale(store.getState())).toBe('sw');
  });

  it('stays chosen when the profile could not be saved', async () => {
    const asked = jest.fn(FAULTS.notFound);
    fakeServer.use(http.patch(`${ORIGIN}/api/users/me`, asked));
    const { store } = await openHeader();
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => {
      const statuses = Object.values(store.getState().api.mutations).map((mutation) => mutation?.status);
      expect(statuses).toContain('rejected');
    });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(selectHasNewLanguage(store.getState())).toBe(true);
  });
});
