import {
  type DepositLimit,
  LIMIT_PERIODS,
  type LimitPeriod,
  type SaferPlayState,
} from '../../../contract/saferPlay.ts';
import { decimalOf, type Moment } from '../ledger/index.ts';
import type { DepositUse, Money, NextLimit, SaferPlayRecord } from '../store/records/saferPlay.ts';
import type { Currency } from '../store/records/money.ts';
import { blockAt } from './rules/breaks.ts';
import { limitAt } from './rules/limits.ts';
import { sumOf, usedIn } from './rules/usage.ts';

/** What a state is made of. */
export interface SaferPlayFacts {
  record: SaferPlayRecord;
  /** As far back as the longest period. */
  uses: readonly DepositUse[];
  /** The account's currency, for a period without a limit. */
  own: Currency;
}

/** The state for the player. */
export function toSaferPlayState(facts: SaferPlayFacts, moment: Moment): SaferPlayState {
  const { record } = facts;
  const block = blockAt(record, moment.now);
  return {
    limits: LIMIT_PERIODS.map((period) => toLimit(period, facts, moment)),
    realityCheckMinutes: record.realityCheck?.minutes ?? 0,
    ...(block && { block }),
  };
}

function toLimit(period: LimitPeriod, { record: { limits }, uses, own }: SaferPlayFacts, moment: Moment): DepositLimit {
  const limit = limitAt(limits[period], moment.now);
  const { currency } = limit ?? { currency: own };
  const used = sumOf(usedIn(period, currency, uses, moment));
  return {
    period,
    currency,
    used: decimalOf(used),
    ...(limit && { amount: decimalOf(limit.amountMinor), left: decimalOf(Math.max(0, limit.amountMinor - used)) }),
    ...(limit?.next && { next: toNext(limit.next, limit) }),
  };
}

const toNext = ({ limit, startsAt }: NextLimit, { currency }: Money): DepositLimit['next'] => ({
  ...(limit && { amount: decimalOf(limit.amountMinor) }),
  currency: limit?.currency ?? currency,
  startsAt,
});
