/** Each wish of a player as a change of the record. */
import type { DepositLimitBody, LimitPeriod } from '../../../contract/gaming.ts';
import { instant } from '../ledger/LedgerContext.ts';
import { minorOf } from '../ledger/minor.ts';
import type { GamingChange } from './changeGaming.ts';
import type { GamingRecord, StoredLimit } from '../store/records/gaming.ts';
import { addMonths } from './rules/addMonths.ts';
import { type Block, extendBreak } from './rules/breaks.ts';
import { changeLimit, HOUR_MS } from './rules/limits.ts';

export const limitChange =
  ({ period, amount, currency }: DepositLimitBody): GamingChange =>
  (record, moment) => {
    const before = record.limits[period];
    const wish = amount === null ? undefined : { amountMinor: minorOf(amount), currency };
    const after = changeLimit(before, wish, moment);
    return after === before ? record : withLimit(record, period, after);
  };

function withLimit(record: GamingRecord, period: LimitPeriod, limit: StoredLimit | undefined): GamingRecord {
  const { [period]: _before, ...others } = record.limits;
  return { ...record, limits: { ...others, ...(limit && { [period]: limit }) } };
}

export const realityCheckChange =
  (minutes: number): GamingChange =>
  (record, { now }) =>
    record.realityCheck?.minutes === minutes ? record : { ...record, realityCheck: { minutes, setAt: instant(now) } };

export const timeOutChange =
  (hours: number): GamingChange =>
  (record, { now }) =>
    withBreak(record, 'timeOut', { until: now + hours * HOUR_MS, now });

export const selfExclusionChange =
  (months: number): GamingChange =>
  (record, { now }) =>
    withBreak(record, 'selfExclusion', { until: addMonths(now, months), now });

function withBreak(
  record: GamingRecord,
  kind: Block['kind'],
  { until, now }: { until: number; now: number },
): GamingRecord {
  const taken = extendBreak(record[kind], until, now);
  return taken === record[kind] ? record : { ...record, [kind]: taken };
}
