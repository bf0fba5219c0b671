import { kesToUsdCents, payoutKesOf } from '@contract/money.ts';
import type { DepositLimit, LimitPeriod } from '@contract/saferPlay.ts';
import { type Money, moneyOf, shillings } from '@/shared/money';

/** The remaining deposit under the lowest limit. */
export interface Left {
  period: LimitPeriod;
  money: Money;
}

/** Rounded down to whole shillings or cents, so that a deposit of this amount is accepted. */
export function inCurrency({ amountMinor, currency }: Money, wanted: Money['currency'], kesPerUsd: number): Money {
  if (currency === wanted) return { amountMinor, currency };
  if (wanted === 'KES') return { ...shillings(payoutKesOf(amountMinor, 'USD', kesPerUsd)), isAbout: true };
  return { amountMinor: kesToUsdCents(amountMinor, kesPerUsd), currency: wanted, isAbout: true };
}

/** The lowest limit counts; `null` without limits. `kesPerUsd`: the present rate. */
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
