import { describe, expect, it } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { followPlayer } from '@/features/auth';
import { Amount, moneyOf, shillings } from '@/shared/money';
import { buildProfile, fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { buildTransaction } from '@/testing/walletBuilders';
import { displayCurrencyChosen, displayCurrencySynced } from './walletSlice';
import { changeOf, convertedMoney, type ShowMoney, useShownMoney } from './shownMoney';

const DOLLARS = [
  [40.15, 'USD', 0.00443],
  [40.15, 'USD'],
  [0, 'USD', 0.009],
] as const;
const SHILLINGS = [
  [1_234.56, 'KES'],
  [100, 'KES'],
  [0.01, 'KES'],
] as const;

function Sums({ of = DOLLARS }: { of?: readonly (readonly [number, 'USD' | 'KES', number?])[] }) {
  const shown = useShownMoney();
  if (!shown) return <p>waiting</p>;
  return (
    <ul>
      {of
        .map((asked) => shown(...asked))
        .map((money, index) => (
          <li key={index}>
            <Amount money={money} />
          </li>
        ))}
    </ul>
  );
}

const sums = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));

const openAs = (profile: Record<string, unknown> | null, ...before: UnknownAction[]) =>
  openWith(<Sums />, profile, before);

const openWith = async (
  ui: ReactElement,
  profile: Record<string, unknown> | null,
  before: readonly UnknownAction[] = [],
) => {
  const answer = () => (profile ? HttpResponse.json({ data: buildProfile(profile) }) : FAULTS.notFound());
  fakeServer.use(http.post(`${ORIGIN}/api/users/session`, answer), http.get(`${ORIGIN}/api/users/me`, answer));
  const identity = fakeIdentity();
  const { store } = renderWithStore(ui, { identity });
  act(() => before.forEach((action) => store.dispatch(action)));
  act(() => store.dispatch(followPlayer()));
  await signInto(store, identity);
};

describe('an amount that is stored in dollars', () => {
  it('is shown in dollars to a visitor', () => {
    renderWithStore(<Sums />);
    expect(sums()).toEqual(['US$40.15', 'US$40.15', 'US$0']);
  });

  it('is shown to a visitor in the currency that was chosen in this browser', async () => {
    const { store } = renderWithStore(<Sums />);
    act(() => void store.dispatch(displayCurrencyChosen('KES')));
    await waitFor(() => expect(sums()[0]).toBe('about ≈ Ksh 5,200'));
    act(() => void store.dispatch(displayCurrencyChosen('USD')));
    expect(sums()[0]).toBe('US$40.15');
  });

  it('is shown in the currency of the profile, also when this browser stored another currency', async () => {
    await openAs({ preferredCurrency: 'USD' }, displayCurrencySynced('KES'));
    await waitFor(() => expect(sums()[0]).toBe('US$40.15'));
  });

  it('is shown in the newly chosen currency before the profile is saved', async () => {
    await openAs({ preferredCurrency: 'USD' }, displayCurrencyChosen('KES'));
    await waitFor(() => expect(sums()[0]).toBe('about ≈ Ksh 5,200'));
  });

  it('is shown in the currency of this browser when the profile cannot be loaded', async () => {
    await openAs(null, displayCurrencySynced('KES'));
    await waitFor(() => expect(sums()[0]).toBe('about ≈ Ksh 5,200'));
  });

  it('is shown in dollars to a player who prefers dollars, without fractions of a cent', async () => {
    await openAs({ preferredCurrency: 'USD' });
    await waitFor(() => expect(sums()).toEqual(['US$40.15', 'US$40.15', 'US$0']));
  });

  it('is shown in whole shillings to a player who prefers shillings, with a mark on screen and for screen readers', async () => {
    await openAs({ preferredCurrency: 'KES' });
    await waitFor(() => expect(sums()).toEqual(['about ≈ Ksh 5,200', 'about ≈ Ksh 5,199', 'Ksh 0']));
  });

  it('is shown in dollars when there is no rate', async () => {
    fakeApi({ 'wallet/terms': 'notFound' });
    await openAs({ preferredCurrency: 'KES' });
    await waitFor(() => expect(sums()[0]).toBe('US$40.15'));
  });
});

describe('an amount that is stored in shillings', () => {
  const own = { currency: 'KES', preferredCurrency: 'KES' };
  const exact = ['Ksh 1,234.56', 'Ksh 100', 'Ksh 0.01'];

  it('is shown to the cent, without the mark of a converted amount', async () => {
    await openWith(<Sums of={SHILLINGS} />, own);
    await waitFor(() => expect(sums()).toEqual(exact));
  });

  it('is the same without a rate', async () => {
    fakeApi({ 'wallet/terms': 'notFound' });
    await openWith(<Sums of={SHILLINGS} />, own);
    await waitFor(() => expect(sums()).toEqual(exact));
  });
});

const showIn =
  (currency: 'KES' | 'USD'): ShowMoney =>
  (amount, own) =>
    own === currency ? moneyOf(amount, own) : convertedMoney(amount, own, 129.5);
const [inDollars, inShillings] = [showIn('USD'), showIn('KES')];

const PAID = buildTransaction({ amount: 200, balanceAmount: 1.54, status: 'completed' });
const CASHOUT = buildTransaction({ type: 'withdrawal', amount: 25, currency: 'USD', balanceAmount: 25 });

describe('the change by a transaction', () => {
  it('is empty before the transaction changes the balance', () => {
    expect(changeOf(buildTransaction(), inDollars)).toBeNull();
  });

  it('is in dollars of the balance for a player who counts in dollars', () => {
    expect(changeOf(PAID, inDollars)).toEqual({ amountMinor: 154, currency: 'USD' });
    expect(changeOf(CASHOUT, inDollars)).toEqual({ amountMinor: -2_500, currency: 'USD' });
  });

  it('is in the shillings that moved for a player who counts in shillings, without a second conversion', () => {
    expect(changeOf(PAID, inShillings)).toEqual(shillings(200));
    const toPhone = { ...CASHOUT, payoutAmount: 3_237, payoutCurrency: 'KES' as const };
    expect(changeOf(toPhone, inShillings)).toEqual(shillings(-3_237));
  });

  it('is converted when no shillings moved', () => {
    expect(changeOf(CASHOUT, inShillings)).toEqual({ ...shillings(-3_238), isAbout: true });
  });

  it('is exact in an account in shillings, and converted for who counts in dollars', () => {
    const paid = buildTransaction({ amount: 200, balanceAmount: 200, balanceCurrency: 'KES', status: 'completed' });
    expect(changeOf(paid, inShillings)).toEqual(shillings(200));
    expect(changeOf(paid, inDollars)).toEqual({ amountMinor: 154, currency: 'USD', isAbout: true });
  });
});
