import { describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ProfileChange } from '@contract/users.ts';
import { followPlayer, signOutChosen } from '@/features/auth';
import { displayCurrencyChosen, selectDisplayCurrency, selectIsCurrencyNew } from '@/features/wallet';
import { buildProfile, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { Header } from '../Header';
import { openHeader } from './accountBar.testTools';

/** A backend with one profile; returns the requested changes. */
function keepProfile(preferredCurrency: 'KES' | 'USD') {
  let profile = buildProfile({ preferredCurrency });
  const changes: ProfileChange[] = [];
  const answer = () => HttpResponse.json({ data: profile });
  fakeServer.use(
    http.get(`${ORIGIN}/api/users/me`, answer),
    http.post(`${ORIGIN}/api/users/session`, answer),
    http.patch(`${ORIGIN}/api/users/me`, async ({ request }) => {
      const change = (await request.json()) as ProfileChange;
      changes.push(change);
      profile = buildProfile(change as Record<string, unknown>);
      return answer();
    }),
  );
  return changes;
}

describe('the display currency of a player', () => {
  it('is saved in the profile, also when it is chosen elsewhere on the site', async () => {
    const changes = keepProfile('USD');
    const { store } = await openHeader();
    await waitFor(() => expect(selectDisplayCurrency(store.getState())).toBe('USD'));
    act(() => void store.dispatch(displayCurrencyChosen('KES')));
    await waitFor(() => expect(selectIsCurrencyNew(store.getState())).toBe(false));
    expect(changes).toEqual([{ preferredCurrency: 'KES', preferences: { currency: 'KES' } }]);
    expect(selectDisplayCurrency(store.getState())).toBe('KES');
  });

  it('is read from the profile without changing it', async () => {
    const changes = keepProfile('KES');
    const { store } = await openHeader();
    await waitFor(() => expect(selectDisplayCurrency(store.getState())).toBe('KES'));
    expect(changes).toEqual([]);
  });

  it('is the choice from before the sign-in, and is then saved in the profile', async () => {
    const changes = keepProfile('USD');
    const identity = fakeIdentity();
    const { store } = renderWithStore(<Header isWideOnly={false} />, { identity });
    act(() => void store.dispatch(displayCurrencyChosen('KES')));
    act(() => store.dispatch(followPlayer()));
    await signInto(store, identity);
    await waitFor(() => expect(changes).toEqual([{ preferredCurrency: 'KES', preferences: { currency: 'KES' } }]));
    await waitFor(() => expect(selectIsCurrencyNew(store.getState())).toBe(false));
  });

  it('stays in this browser when the profile could not be saved', async () => {
    keepProfile('USD');
    const asked = jest.fn(FAULTS.notFound);
    fakeServer.use(http.patch(`${ORIGIN}/api/users/me`, asked));
    const { store } = await openHeader();
    act(() => void store.dispatch(displayCurrencyChosen('KES')));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await waitFor(() => {
      const statuses = Object.values(store.getState().api.mutations).map((mutation) => mutation?.status);
      expect(statuses).toContain('rejected');
    });
    expect(store.getState().wallet).toMatchObject({ displayCurrency: 'KES', isCurrencyNew: true });
  });

  it('is forgotten when the player signs out', async () => {
    keepProfile('KES');
    const { store } = await openHeader();
    await waitFor(() => expect(selectDisplayCurrency(store.getState())).toBe('KES'));
    act(() => void store.dispatch(signOutChosen()));
    expect(selectDisplayCurrency(store.getState())).toBeNull();
  });
});
