/** What deposits have used of a limit. Windows roll: a deposit leaves one exactly its length after it was asked for. */
import { LIMIT_PERIOD_HOURS, type LimitPeriod } from '../../../../contract/saferPlay.ts';
import { type Moment, storedMinor } from '../../ledger/index.ts';
import type { Currency } from '../../store/records/money.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import { HOUR_MS } from './limits.ts';
import { minorIn } from './money.ts';

/** A deposit as a limit sees it. */
export interface Used {
  /** Milliseconds since 1970. */
  at: number;
  /** Minor units of the limit's currency. */
  minor: number;
}

export const windowMs = (period: LimitPeriod): number => LIMIT_PERIOD_HOURS[period] * HOUR_MS;

/** Those that may still be paid count too. A payout that came back is no money from the player. */
const counts = ({ status, paymentMethod }: DepositRecord): boolean =>
  status !== 'failed' && paymentMethod !== 'returned';

/** The deposits of the window that ends now, oldest first, each at the rate that was recorded with it. */
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

/** When so much fits below the limit, as older deposits leave the window; undefined when it is above the limit itself. */
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
  // It leaves a millisecond after: the window holds its own beginning.
  return last && last.at + windowMs(period) + 1;
}
