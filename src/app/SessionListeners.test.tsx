import { describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useSelector } from 'react-redux';
import type { ProfileChange } from '@contract/users.ts';
import { followPlayer, selectHasNewLanguage, selectPlayer, signOutChosen } from '@/features/auth';
import { localeChosen, selectLocale } from '@/features/ui';
import { buildProfile, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { displayCurrencyChosen, selectDisplayCurrency, selectIsCurrencyNew } from '@/features/wallet';
import { signInto } from '@/testing/signIn';
import SessionListeners from './SessionListeners';

/** Renders what goes on while a player is signed in, from a visit before the sign-in on. */
function open() {
  const identity = fakeIdentity();
  const view = renderWithStore(<Session />, { identity });
  view.store.dispatch(followPlayer());
  return { ...view, identity };
}

const Session = () => useSelector(selectPlayer) && <SessionListeners />;

async function openAsPlayer() {
  const view = open();
  await signInto(view.store, view.identity);
  return view;
}

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
    const { store } = await openAsPlayer();
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => expect(selectHasNewLanguage(store.getState())).toBe(false));
    expect(changes).toEqual([{ preferences: { language: 'sw' } }]);
    act(() => void store.dispatch(localeChosen('en')));
    await waitFor(() => expect(changes).toHaveLength(2));
  });

  it('is saved in the profile when it was chosen before the profile was loaded, and only then', async () => {
    const changes = answerChanges();
    const first = await openAsPlayer();
    expect(selectHasNewLanguage(first.store.getState())).toBe(false);
    expect(changes).toEqual([]);
    first.unmount();

    const { store, identity } = open();
    act(() => identity.become(FAKE_USER));
    act(() => void store.dispatch(localeChosen('sw')));
    expect(selectPlayer(store.getState())).toBeNull();
    await waitFor(() => expect(changes).toEqual([{ preferences: { language: 'sw' } }]));
    expect(selectLocale(store.getState())).toBe('sw');
  });

  it('stays chosen when the profile could not be saved', async () => {
    const asked = jest.fn(FAULTS.notFound);
    fakeServer.use(http.patch(`${ORIGIN}/api/users/me`, asked));
    const { store } = await openAsPlayer();
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => {
      const statuses = Object.values(store.getState().api.mutations).map((mutation) => mutation?.status);
      expect(statuses).toContain('rejected');
    });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(selectHasNewLanguage(store.getState())).toBe(true);
  });
});

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
    const { store } = await openAsPlayer();
    await waitFor(() => expect(selectDisplayCurrency(store.getState())).toBe('USD'));
    act(() => void store.dispatch(displayCurrencyChosen('KES')));
    await waitFor(() => expect(selectIsCurrencyNew(store.getState())).toBe(false));
    expect(changes).toEqual([{ preferredCurrency: 'KES', preferences: { currency: 'KES' } }]);
    expect(selectDisplayCurrency(store.getState())).toBe('KES');
  });

  it('is read from the profile without changing it', async () => {
    const changes = keepProfile('KES');
    const { store } = await openAsPlayer();
    await waitFor(() => expect(selectDisplayCurrency(store.getState())).toBe('KES'));
    expect(changes).toEqual([]);
  });

  it('is the choice from before the sign-in, and is then saved in the profile', async () => {
    const changes = keepProfile('USD');
    const { store, identity } = open();
    act(() => void store.dispatch(displayCurrencyChosen('KES')));
    await signInto(store, identity);
    await waitFor(() => expect(changes).toEqual([{ preferredCurrency: 'KES', preferences: { currency: 'KES' } }]));
    await waitFor(() => expect(selectIsCurrencyNew(store.getState())).toBe(false));
  });

  it('stays in this browser when the profile could not be saved', async () => {
    keepProfile('USD');
    const asked = jest.fn(FAULTS.notFound);
    fakeServer.use(http.patch(`${ORIGIN}/api/users/me`, asked));
    const { store } = await openAsPlayer();
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
    const { store } = await openAsPlayer();
    await waitFor(() => expect(selectDisplayCurrency(store.getState())).toBe('KES'));
    act(() => void store.dispatch(signOutChosen()));
    expect(selectDisplayCurrency(store.getState())).toBeNull();
  });
});
