/** The used part of a limit. Periods roll: a deposit leaves the period exactly its length after the request. */
import { LIMIT_PERIOD_HOURS, type LimitPeriod } from '../../../../contract/saferPlay.ts';
import type { Moment } from '../../ledger/index.ts';
import type { Currency } from '../../store/records/money.ts';
import type { DepositUse } from '../../store/records/saferPlay.ts';
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

/** The deposits of the present period, oldest first, each at its recorded rate. */
export const usedIn = (
  period: LimitPeriod,
  currency: Currency,
  uses: readonly DepositUse[],
  { now, kesPerUsd }: Moment,
): Used[] =>
  uses
    .filter(({ at }) => at >= now - windowMs(period))
    .map(({ at, kesMinor, usdMinor, kesPerUsd: recorded = kesPerUsd }) => ({
      at,
      minor:
        minorIn(currency, { amountMinor: kesMinor, currency: 'KES' }, recorded) +
        minorIn(currency, { amountMinor: usdMinor, currency: 'USD' }, recorded),
    }));

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
