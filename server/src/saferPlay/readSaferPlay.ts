import type { Reader } from '../store/DocumentStore.ts';
import type { DepositUse, Money, NextLimit, SaferPlayRecord } from '../store/records/saferPlay.ts';
import {
  type DepositLimit,
  LIMIT_PERIODS,
  type LimitPeriod,
  type SaferPlayState,
} from '../../../contract/saferPlay.ts';
import { decimalOf, type Moment } from '../ledger/index.ts';
import type { Currency } from '../store/records/money.ts';
import { blockAt } from './rules/breaks.ts';
import { limitAt } from './rules/limits.ts';
import { sumOf, usedIn } from './rules/usage.ts';

/** The record is empty for a player who has chosen nothing. Only `changeSaferPlay` writes it. */
export const readSaferPlay = async (store: Pick<Reader, 'get'>, uid: string): Promise<SaferPlayRecord> =>
  (await store.get('gaming', uid)) ?? { id: uid, limits: {} };

interface SaferPlayAccount {
  record: SaferPlayRecord;
  /** The deposits reach as far back as the longest period. */
  uses: readonly DepositUse[];
  /** A period without a limit is shown in the account's currency. */
  own: Currency;
}

export function toSaferPlayState(account: SaferPlayAccount, moment: Moment): SaferPlayState {
  const { record } = account;
  const block = blockAt(record, moment.now);
  return {
    limits: LIMIT_PERIODS.map((period) => toLimit(period, account, moment)),
    realityCheckMinutes: record.realityCheck?.minutes ?? 0,
    ...(block && { block }),
  };
}

function toLimit(period: LimitPeriod, { record, uses, own }: SaferPlayAccount, moment: Moment): DepositLimit {
  const limit = limitAt(record.limits[period], moment.now);
  const currency = limit?.currency ?? own;
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
