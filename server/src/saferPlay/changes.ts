/** Each change by a player as a function on the record. */
import type { DepositLimitBody, LimitPeriod } from '../../../contract/saferPlay.ts';
import { decimalOf, instant, minorOf } from '../ledger/index.ts';
import type { SaferPlayChange } from './changeSaferPlay.ts';
import type { Money, SaferPlayRecord, StoredLimit } from '../store/records/saferPlay.ts';
import { foreignLimit } from './refusals.ts';
import { addMonths } from './rules/addMonths.ts';
import { type Block, extendBreak } from './rules/breaks.ts';
import { changeLimit, HOUR_MS, limitAt } from './rules/limits.ts';

/** Undefined ends the limit. */
export const wishOf = ({ amount, currency }: DepositLimitBody): Money | undefined =>
  amount === null ? undefined : { amountMinor: minorOf(amount), currency };

export const limitChange =
  (body: DepositLimitBody): SaferPlayChange =>
  (record, moment) => {
    const { period } = body;
    const before = record.limits[period];
    const after = changeLimit(before, wishOf(body), moment);
    return after === before ? record : withLimit(record, period, after);
  };

/** The same for a player: a new limit is in the account's currency; one from before may stay as it is. */
export const ownLimitChange =
  (body: DepositLimitBody): SaferPlayChange =>
  (record, moment, own) => {
    const present = limitAt(record.limits[body.period], moment.now);
    const isKept = present?.currency === body.currency && decimalOf(present.amountMinor) === body.amount;
    if (body.amount !== null && body.currency !== own && !isKept) throw foreignLimit();
    return limitChange(body)(record, moment, own);
  };

function withLimit(record: SaferPlayRecord, period: LimitPeriod, limit: StoredLimit | undefined): SaferPlayRecord {
  const { [period]: _before, ...others } = record.limits;
  return { ...record, limits: { ...others, ...(limit && { [period]: limit }) } };
}

export const realityCheckChange =
  (minutes: number): SaferPlayChange =>
  (record, { now }) =>
    record.realityCheck?.minutes === minutes ? record : { ...record, realityCheck: { minutes, setAt: instant(now) } };

export const timeOutChange =
  (hours: number): SaferPlayChange =>
  (record, { now }) =>
    withBreak(record, 'timeOut', { until: now + hours * HOUR_MS, now });

export const selfExclusionChange =
  (months: number): SaferPlayChange =>
  (record, { now }) =>
    withBreak(record, 'selfExclusion', { until: addMonths(now, months), now });

function withBreak(
  record: SaferPlayRecord,
  kind: Block['kind'],
  { until, now }: { until: number; now: number },
): SaferPlayRecord {
  const taken = extendBreak(record[kind], until, now);
  return taken === record[kind] ? record : { ...record, [kind]: taken };
}
