import { LIMIT_PERIODS, type LimitPeriod } from '../../../../contract/saferPlay.ts';
import type { DepositUse, Money, SaferPlayRecord } from '../../store/records/saferPlay.ts';
import type { Moment } from '../../ledger/index.ts';
import { limitAt } from './limits.ts';
import { compareMoney, minorIn } from './money.ts';
import { fitsAt, sumOf, usedIn } from './usage.ts';

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
