/** Compares amounts of two currencies, with bigint because products with large limits are not exact as numbers. */
import { RATE_SCALE, scaled } from '../../../../contract/money.ts';
import type { Currency } from '../../store/records/money.ts';
import type { Money } from '../../store/records/saferPlay.ts';

/** The weight of one minor unit, so that currencies compare exactly. */
const weightOf = (currency: Currency, kesPerUsd: number): bigint =>
  BigInt(currency === 'USD' ? scaled(kesPerUsd) : RATE_SCALE);

const weigh = ({ amountMinor, currency }: Money, kesPerUsd: number): bigint =>
  BigInt(amountMinor) * weightOf(currency, kesPerUsd);

/** Below 0 when `a` is worth less than `b` at this rate (KES for one USD), 0 when equal. */
export function compareMoney(a: Money, b: Money, kesPerUsd: number): number {
  const [weightA, weightB] = [weigh(a, kesPerUsd), weigh(b, kesPerUsd)];
  return weightA < weightB ? -1 : Number(weightA > weightB);
}

/** Minor units of `currency`, rounded up, so that fractions never exceed a limit. */
export function minorIn(currency: Currency, money: Money, kesPerUsd: number): number {
  if (money.currency === currency) return money.amountMinor;
  const weight = weightOf(currency, kesPerUsd);
  return Number((weigh(money, kesPerUsd) + weight - 1n) / weight);
}
