import { addMonths } from '../../../contract/nairobi.ts';
import {
  type DepositLimitBody,
  LIMIT_PERIODS,
  SAFER_PLAY_BLOCKS,
  type SaferPlayState,
} from '../../../contract/saferPlay.ts';
import {
  currencyOf,
  decimalOf,
  instant,
  isOpen,
  type LedgerContext,
  minorOf,
  type Moment,
  railOf,
} from '../ledger/index.ts';
import { othersOf } from '../persons/person.ts';
import { readUser } from '../users/profile.ts';
import { notificationOf } from '../users/notifications.ts';
import type { Transaction } from '../store/DocumentStore.ts';
import { ownedBy } from '../store/query.ts';
import type { Currency } from '../store/records/money.ts';
import type { Money, SaferPlayRecord } from '../store/records/saferPlay.ts';
import { readSaferPlay, toSaferPlayState } from './readSaferPlay.ts';
import { keepDepositUses, readDepositUses } from './depositUses.ts';
import { type Block, blockAt, extendBreak } from './rules/breaks.ts';
import { limitRefusal } from './refusals.ts';
import { changeFacts, changeLimit, HOUR_MS, isTightened, limitAt } from './rules/limits.ts';

/** The record after a change; the same object when nothing changes. */
export type SaferPlayChange = (record: SaferPlayRecord, moment: Moment, own: Currency) => SaferPlayRecord;

export type SaferPlayContext = Pick<LedgerContext, 'store' | 'now' | 'newId' | 'kesPerUsd' | 'rails'>;

const momentOf = ({ now, kesPerUsd }: SaferPlayContext): Moment => ({ now: now(), kesPerUsd: kesPerUsd() });

export async function readSaferPlayState(ctx: SaferPlayContext, uid: string): Promise<SaferPlayState> {
  const moment = momentOf(ctx);
  const record = await readSaferPlay(ctx.store, uid);
  const uses = await keepDepositUses(ctx.store, uid, moment.now);
  return toSaferPlayState({ record, uses, own: currencyOf(await ctx.store.get('users', uid)) }, moment);
}

/** @throws ApiError 404 `no_profile`. When a break begins, open payments that can be cancelled are checked at once; the workers cancel the unpaid ones. */
export function changeSaferPlay(
  ctx: SaferPlayContext,
  uid: string,
  change: SaferPlayChange,
  { isTold }: { isTold: boolean },
): Promise<SaferPlayState> {
  const moment = momentOf(ctx);
  const notice = { id: `limit:${ctx.newId()}`, uid, kind: 'limit', now: instant(moment.now) } as const;
  return ctx.store.transaction(uid, async (tx) => {
    const own = currencyOf(await readUser(tx, uid));
    const before = await readSaferPlay(tx, uid);
    const uses = await readDepositUses(tx, uid, moment.now);
    const after = change(before, moment, own);
    const state = toSaferPlayState({ record: after, uses, own }, moment);
    if (after === before) return state;
    const closed = blockAt(after, moment.now) ? [uid, ...(await othersOf(tx, uid))] : [];
    const open = (await Promise.all(closed.map((account) => readRecallable(ctx, tx, account)))).flat();
    const at = instant(moment.now);
    tx.set('gaming', { ...after, updatedAt: at });
    if (isTold) tx.set('notifications', notificationOf({ ...notice, ...factsOf(before, after, moment) }));
    // The workers check at once, and again soon if the provider cannot be reached.
    for (const deposit of open) tx.set('deposits', { ...deposit, nextCheckAt: at, checks: 0 });
    return state;
  });
}

/** Which limit or break changed. */
function factsOf(before: SaferPlayRecord, after: SaferPlayRecord, moment: Moment) {
  const period = LIMIT_PERIODS.find((each) => before.limits[each] !== after.limits[each]);
  if (period) {
    const facts = changeFacts(before.limits[period], after.limits[period], moment);
    return facts && { ...facts, case: period };
  }
  const taken = SAFER_PLAY_BLOCKS.find((kind) => before[kind] !== after[kind]);
  return taken && { case: taken };
}

/** Far more than anybody has under way; the workers end the rest at their time. */
const MOST_OPEN = 200;

async function readRecallable({ rails }: SaferPlayContext, tx: Transaction, uid: string) {
  const open = await tx.find('deposits', {
    where: [ownedBy(uid), ['status', 'in', ['pending', 'processing']]],
    orderBy: ['createdAt', 'desc'],
    limit: MOST_OPEN,
  });
  return open.filter(isOpen).filter(({ paymentMethod }) => railOf(rails, paymentMethod)?.isRecallable);
}

/** Undefined ends the limit. */
const wishOf = ({ amount, currency }: DepositLimitBody): Money | undefined =>
  amount === null ? undefined : { amountMinor: minorOf(amount), currency };

export const limitChange =
  (body: DepositLimitBody): SaferPlayChange =>
  (record, moment) => {
    const { period } = body;
    const before = record.limits[period];
    const after = changeLimit(before, wishOf(body), moment);
    if (after === before) return record;
    const { [period]: _before, ...others } = record.limits;
    return { ...record, limits: { ...others, ...(after && { [period]: after }) } };
  };

/** The same for a player: a new limit is in the account's currency; one from before may stay as it is. */
export const ownLimitChange =
  (body: DepositLimitBody): SaferPlayChange =>
  (record, moment, own) => {
    const present = limitAt(record.limits[body.period], moment.now);
    const isKept = present?.currency === body.currency && decimalOf(present.amountMinor) === body.amount;
    if (body.amount !== null && body.currency !== own && !isKept) throw limitRefusal('limit_currency');
    return limitChange(body)(record, moment, own);
  };

/** Counts from the present time at play, which `playedMs` is; without `minutes` the check was seen. */
export const realityCheckChange =
  (playedMs = 0, minutes?: number): SaferPlayChange =>
  (record, { now }) => {
    const check = minutes === undefined ? record.realityCheck : { minutes, setAt: instant(now) };
    return check ? { ...record, realityCheck: { ...check, seenAtMs: playedMs } } : record;
  };

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

/** True when the wished limit counts at once; a rise, or the end of a limit, waits for a day. */
export async function tightensLimit(ctx: SaferPlayContext, uid: string, body: DepositLimitBody): Promise<boolean> {
  const { limits } = await readSaferPlay(ctx.store, uid);
  return isTightened(limits[body.period], wishOf(body), momentOf(ctx));
}
