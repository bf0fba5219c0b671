import { kesToUsdCents, MINOR_PER_MAJOR, shownKesOf } from '@contract/money.ts';
import { isKenyanPlace, type Money, moneyOf, shillings } from '@/shared/money';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { useSelector } from 'react-redux';
import { useIsLive } from '@/shared/hooks';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import type { Transaction } from '@contract/transactions.ts';
import { DEFAULT_CURRENCY, selectDisplayCurrency, selectIsCurrencyNew } from './walletSlice';
import { useGetWalletTermsQuery } from './moneyApi';

/** Whole shillings, or dollars to the cent, marked as converted. `rest`: what is below a cent, a decimal too. */
export function convertedMoney(amount: number, own: Money['currency'], kesPerUsd: number, rest = 0): Money {
  const { amountMinor } = moneyOf(amount, own);
  const currency = own === 'USD' ? 'KES' : 'USD';
  if (amountMinor === 0) return { amountMinor, currency };
  if (own === 'USD')
    return { ...shillings(shownKesOf(amountMinor + rest * MINOR_PER_MAJOR, kesPerUsd)), isAbout: true };
  const cents = Math.sign(amountMinor) * kesToUsdCents(Math.abs(amountMinor), kesPerUsd);
  return { amountMinor: cents, currency, isAbout: true };
}

/** The currency for who has not chosen one and has no account. */
const currencyOfPlace = (): CurrencyCode => (isKenyanPlace() ? 'KES' : DEFAULT_CURRENCY);

/** A page that is made ahead is the same for everybody. */
const PAGE_CURRENCY: CurrencyCode = 'KES';

/** The currency of the player's account; that of the place for a visitor, and dollars until the profile is there. */
export function useAccountCurrency(): CurrencyCode {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const isLive = useIsLive();
  if (isSignedIn) return profile?.currency ?? DEFAULT_CURRENCY;
  return isLive ? currencyOfPlace() : PAGE_CURRENCY;
}

/** The last choice, here or in the profile; until the profile loads, the one of this browser. `null` while unknown. */
export function useDisplayCurrency(): CurrencyCode | null {
  const chosen = useSelector(selectDisplayCurrency);
  const isNew = useSelector(selectIsCurrencyNew);
  const isLive = useIsLive();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile, isError: hasNoProfile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  if (isNew && chosen) return chosen;
  if (isSignedIn && profile) return profile.preferredCurrency;
  if (chosen || !isSignedIn) return chosen ?? (isLive ? currencyOfPlace() : PAGE_CURRENCY);
  return hasNoProfile ? DEFAULT_CURRENCY : null;
}

/** Formats a decimal amount of an account in `own`. `rest` is the part below a cent, decimal too. */
export type ShowMoney = (amount: number, own: CurrencyCode, rest?: number) => Money;

const showIn =
  (currency: CurrencyCode, kesPerUsd: number): ShowMoney =>
  (amount, own, rest) =>
    own === currency || kesPerUsd === 0 ? moneyOf(amount, own) : convertedMoney(amount, own, kesPerUsd, rest);

/**
 * Amounts in the other currency are converted and marked, or unchanged without a rate. `null` while unknown. `hasShillings`: amounts
 * of content in KES are among them, so that an account in dollars needs the rate too.
 */
export function useShownMoney({ hasShillings = false } = {}): ShowMoney | null {
  const currency = useDisplayCurrency();
  const isOwn = useAccountCurrency() === currency;
  const needsRate = !isOwn || (hasShillings && currency === 'USD');
  const { data: terms, isError: hasNoTerms } = useGetWalletTermsQuery(undefined, {
    skip: !needsRate && currency === 'USD',
  });
  if (currency === null) return null;
  return terms || hasNoTerms || !needsRate ? showIn(currency, terms?.kesPerUsd ?? 0) : null;
}

/** `null` before the change. Another currency than the account's shows the amount that was paid, not converted twice. */
export function changeOf(transaction: Transaction, shown: ShowMoney): Money | null {
  const { type, amount, currency, balanceAmount, balanceCurrency, payoutAmount, payoutCurrency } = transaction;
  if (balanceAmount === undefined) return null;
  const sign = type === 'deposit' ? 1 : -1;
  const kept = shown(sign * balanceAmount, balanceCurrency);
  if (kept.currency === balanceCurrency) return kept;
  if (kept.currency === currency) return moneyOf(sign * amount, currency);
  return kept.currency === payoutCurrency && payoutAmount !== undefined
    ? moneyOf(sign * payoutAmount, payoutCurrency)
    : kept;
}
