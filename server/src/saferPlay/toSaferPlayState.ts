import * as contract from '../../../contract/saferPlay.ts';
import { decimalOf, type Moment } from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { SaferPlayRecord, Money, NextLimit } from '../store/records/saferPlay.ts';
import { blockAt } from './rules/breaks.ts';
import { limitAt } from './rules/limits.ts';
import { sumOf, usedIn } from './rules/usage.ts';

/** For a period without a limit; most deposits are in shillings. */
const CURRENCY_WITHOUT_LIMIT = 'KES';

/** The state for the player. `deposits` go back as far as the longest period. */
export function toSaferPlayState(
  record: SaferPlayRecord,
  deposits: readonly DepositRecord[],
  moment: Moment,
): contract.SaferPlayState {
  const block = blockAt(record, moment.now);
  return {
    limits: contract.LIMIT_PERIODS.map((period) => toLimit(period, record, deposits, moment)),
    realityCheckMinutes: record.realityCheck?.minutes ?? 0,
    ...(block && { block }),
  };
}

function toLimit(
  period: contract.LimitPeriod,
  { limits }: SaferPlayRecord,
  deposits: readonly DepositRecord[],
  moment: Moment,
): contract.DepositLimit {
  const limit = limitAt(limits[period], moment.now);
  const { currency } = limit ?? { currency: CURRENCY_WITHOUT_LIMIT };
  const used = sumOf(usedIn(period, currency, deposits, moment));
  return {
    period,
    currency,
    used: decimalOf(used),
    ...(limit && { amount: decimalOf(limit.amountMinor), left: decimalOf(Math.max(0, limit.amountMinor - used)) }),
    ...(limit?.next && { next: toNext(limit.next, limit) }),
  };
}

const toNext = ({ limit, startsAt }: NextLimit, { currency }: Money): contract.DepositLimit['next'] => ({
  ...(limit && { amount: decimalOf(limit.amountMinor) }),
  currency: limit?.currency ?? currency,
  startsAt,
});
