/** The used part of a limit. Periods roll: a deposit leaves the period exactly its length after the request. */
import { LIMIT_PERIOD_HOURS, LIMIT_PERIODS, type LimitPeriod } from '../../../../contract/saferPlay.ts';
import type { Moment } from '../../ledger/index.ts';
import type { Currency } from '../../store/records/money.ts';
import type { DepositUse, Money, SaferPlayRecord } from '../../store/records/saferPlay.ts';
import { compareMoney, HOUR_MS, limitAt, minorIn } from './limits.ts';

interface Used {
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
  // It fits one millisecond later, because the period includes its start.
  return last && last.at + windowMs(period) + 1;
}

export interface BrokenLimit {
  period: LimitPeriod;
  limit: Money;
  left: Money;
  /** Unix ms when the deposit fits; undefined when it is above the limit itself. */
  fitsAt: number | undefined;
}

/** The limit that a deposit exceeds; of several, the one with the least left. */
export function findBrokenLimit(
  { limits }: Pick<SaferPlayRecord, 'limits'>,
  uses: readonly DepositUse[],
  asked: Money,
  moment: Moment,
): BrokenLimit | undefined {
  const { kesPerUsd } = moment;
  const broken = LIMIT_PERIODS.flatMap((period): BrokenLimit[] => {
    const limit = limitAt(limits[period], moment.now);
    if (!limit) return [];
    const { amountMinor, currency } = limit;
    const used = usedIn(period, currency, uses, moment);
    const left = { amountMinor: Math.max(0, amountMinor - sumOf(used)), currency };
    const needMinor = minorIn(currency, asked, kesPerUsd);
    if (needMinor <= left.amountMinor) return [];
    return [{ period, limit, left, fitsAt: fitsAt({ limitMinor: amountMinor, needMinor, period }, used) }];
  });
  return broken.toSorted((a, b) => compareMoney(a.left, b.left, kesPerUsd))[0];
}
