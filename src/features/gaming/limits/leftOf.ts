import type { DepositLimit, LimitPeriod } from '@contract/gaming.ts';
import { kesToUsdCents, usdCentsToKesMinor } from '@contract/moneyRules.ts';
import { type Money, moneyOf } from '@/shared/money';

/** What may still be deposited under the limit that allows least. */
export interface Left {
  period: LimitPeriod;
  money: Money;
}

/** Rounded down to the cent, so that what is promised is also taken. */
export function inCurrency({ amountMinor, currency }: Money, wanted: Money['currency'], kesPerUsd: number): Money {
  if (currency === wanted) return { amountMinor, currency };
  const convert = wanted === 'USD' ? kesToUsdCents : usdCentsToKesMinor;
  return { amountMinor: convert(amountMinor, kesPerUsd), currency: wanted };
}

/** The lowest of the limits counts; `null` where there is none. `kesPerUsd` is the rate in force. */
export function leastLeft(
  limits: readonly DepositLimit[],
  currency: Money['currency'],
  kesPerUsd: number,
): Left | null {
  const lefts = limits.flatMap(({ period, left, currency: own }) =>
    left === undefined ? [] : [{ period, money: inCurrency(moneyOf(Math.max(0, left), own), currency, kesPerUsd) }],
  );
  return lefts.toSorted((one, other) => one.money.amountMinor - other.money.amountMinor)[0] ?? null;
}
