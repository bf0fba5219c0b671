import { describe, expect, it } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { Amount } from '@/shared/money';
import { buildProfile, fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { displayCurrencyChosen, displayCurrencySynced } from '../walletSlice';
import { useShownMoney } from './useShownMoney';

function Sums() {
  const shown = useShownMoney();
  if (!shown) return <p>waiting</p>;
  return (
    <ul>
      {[shown(40.15, 0.00443), shown(40.15), shown(0, 0.009)].map((money, index) => (
        <li key={index}>
          <Amount money={money} />
        </li>
      ))}
    </ul>
  );
}

const sums = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));

const openAs = async (profile: Record<string, unknown> | null, ...before: UnknownAction[]) => {
  const answer = () => (profile ? HttpResponse.json({ data: buildProfile(profile) }) : FAULTS.notFound());
  fakeServer.use(http.post(`${ORIGIN}/api/users/session`, answer), http.get(`${ORIGIN}/api/users/me`, answer));
  const identity = fakeIdentity();
  const { store } = renderWithStore(<Sums />, { identity });
  act(() => before.forEach((action) => store.dispatch(action)));
  act(() => store.dispatch(followPlayer()));
  await signInto(store, identity);
};

describe('an amount kept in dollars', () => {
  it('is said in dollars to a visitor', () => {
    renderWithStore(<Sums />);
    expect(sums()).toEqual(['US$40.15', 'US$40.15', 'US$0']);
  });

  it('is said to a visitor in the currency that was chosen in this browser', async () => {
    const { store } = renderWithStore(<Sums />);
    act(() => void store.dispatch(displayCurrencyChosen('KES')));
    await waitFor(() => expect(sums()[0]).toBe('about ≈ Ksh 5,200'));
    act(() => void store.dispatch(displayCurrencyChosen('USD')));
    expect(sums()[0]).toBe('US$40.15');
  });

  it('is said as the profile has it, also where this browser kept another currency', async () => {
    await openAs({ preferredCurrency: 'USD' }, displayCurrencySynced('KES'));
    await waitFor(() => expect(sums()[0]).toBe('US$40.15'));
  });

  it('is said in the currency that was chosen here since, before the profile knows', async () => {
    await openAs({ preferredCurrency: 'USD' }, displayCurrencyChosen('KES'));
    await waitFor(() => expect(sums()[0]).toBe('about ≈ Ksh 5,200'));
  });

  it('is said in the currency of this browser where the profile cannot be had', async () => {
    await openAs(null, displayCurrencySynced('KES'));
    await waitFor(() => expect(sums()[0]).toBe('about ≈ Ksh 5,200'));
  });

  it('is said in dollars to who prefers them, without what is below a cent', async () => {
    await openAs({ preferredCurrency: 'USD' });
    await waitFor(() => expect(sums()).toEqual(['US$40.15', 'US$40.15', 'US$0']));
  });

  it('is said in whole shillings to who prefers them, marked for the eye and the ear', async () => {
    await openAs({ preferredCurrency: 'KES' });
    await waitFor(() => expect(sums()).toEqual(['about ≈ Ksh 5,200', 'about ≈ Ksh 5,199', 'Ksh 0']));
  });

  it('is said in dollars where there is no rate', async () => {
    fakeApi({ 'wallet/terms': 'notFound' });
    await openAs({ preferredCurrency: 'KES' });
    await waitFor(() => expect(sums()[0]).toBe('US$40.15'));
  });
});
