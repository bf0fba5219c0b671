/** The used part of a limit. Periods roll: a deposit leaves the period exactly its length after the request. */
import { LIMIT_PERIOD_HOURS, type LimitPeriod } from '../../../../contract/saferPlay.ts';
import { type Moment, storedMinor } from '../../ledger/index.ts';
import type { Currency } from '../../store/records/money.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import { HOUR_MS } from './limits.ts';
import { minorIn } from './money.ts';

/** A deposit in the currency of a limit. */
export interface Used {
  /** Unix ms. */
  at: number;
  /** Minor units of the limit's currency. */
  minor: number;
}

export const windowMs = (period: LimitPeriod): number => LIMIT_PERIOD_HOURS[period] * HOUR_MS;

/** Open deposits count too. A returned payout is not money from the player. */
const counts = ({ status, paymentMethod }: DepositRecord): boolean =>
  status !== 'failed' && paymentMethod !== 'returned';

/** The deposits of the present period, oldest first, each at its recorded rate. */
export const usedIn = (
  period: LimitPeriod,
  currency: Currency,
  deposits: readonly DepositRecord[],
  { now, kesPerUsd }: Moment,
): Used[] =>
  deposits
    .filter((deposit) => counts(deposit) && Date.parse(deposit.createdAt) >= now - windowMs(period))
    .map(({ createdAt, amount, currency: paidIn, kesPerUsd: recorded = kesPerUsd }) => ({
      at: Date.parse(createdAt),
      minor: minorIn(currency, { amountMinor: storedMinor(amount), currency: paidIn }, recorded),
    }))
    .toSorted((a, b) => a.at - b.at);

export const sumOf = (used: readonly Used[]): number => used.reduce((sum, { minor }) => sum + minor, 0);

/** When this amount fits, as older deposits leave the period; undefined when it is above the limit itself. */
export function fitsAt(
  { limitMinor, needMinor, period }: { limitMinor: number; needMinor: number; period: LimitPeriod },
  used: readonly Used[],
): number | undefined {
  if (needMinor > limitMinor) return undefined;
  let left = limitMinor - sumOf(used);
  const last = used.find(({ minor }) => {
    left += minor;
    return left >= needMinor;
  });
  // One millisecond later, because the period includes its start.
  return last && last.at + windowMs(period) + 1;
}
