import type { SaferPlayState } from '../../../contract/saferPlay.ts';
import { currencyOf, instant, isOpen, type LedgerContext, type Moment, railOf } from '../ledger/index.ts';
import { notificationOf } from '../users/notifications.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { Currency } from '../store/records/money.ts';
import type { SaferPlayRecord } from '../store/records/saferPlay.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { keepDepositUses, readDepositUses } from './depositUses.ts';
import { blockAt } from './rules/breaks.ts';
import { toSaferPlayState } from './toSaferPlayState.ts';

/** The record after a change; the same object when nothing changes. */
export type SaferPlayChange = (record: SaferPlayRecord, moment: Moment, own: Currency) => SaferPlayRecord;

export type SaferPlayContext = Pick<LedgerContext, 'store' | 'now' | 'newId' | 'kesPerUsd' | 'rails'>;

export const momentOf = ({ now, kesPerUsd }: SaferPlayContext): Moment => ({ now: now(), kesPerUsd: kesPerUsd() });

export async function readSaferPlayState(ctx: SaferPlayContext, uid: string): Promise<SaferPlayState> {
  const moment = momentOf(ctx);
  const record = await readSaferPlay(ctx.store, uid);
  const uses = await keepDepositUses(ctx.store, uid, moment.now);
  return toSaferPlayState({ record, uses, own: currencyOf(await ctx.store.get('users', uid)) }, moment);
}

/** When a break begins, open payments that can be cancelled are checked at once; the workers cancel the unpaid ones. */
export function changeSaferPlay(
  ctx: SaferPlayContext,
  uid: string,
  change: SaferPlayChange,
  { isTold }: { isTold: boolean },
): Promise<SaferPlayState> {
  const moment = momentOf(ctx);
  const notification = notificationOf({ id: `limit:${ctx.newId()}`, uid, kind: 'limit', now: instant(moment.now) });
  return ctx.store.transaction(uid, async (tx) => {
    const before = await readSaferPlay(tx, uid);
    const uses = await readDepositUses(tx, uid, moment.now);
    const own = currencyOf(await tx.get('users', uid));
    const after = change(before, moment, own);
    const state = toSaferPlayState({ record: after, uses, own }, moment);
    if (after === before) return state;
    const open = blockAt(after, moment.now) ? await readOpen(tx, uid) : [];
    tx.set('gaming', { ...after, updatedAt: instant(moment.now) });
    if (isTold) tx.set('notifications', notification);
    checkNow(tx, open.filter(isRecallable(ctx)), instant(moment.now));
    return state;
  });
}

/** Far more than anybody has under way; the workers end the rest at their time. */
const MOST_OPEN = 200;

const readOpen = (reader: Pick<Reader, 'find'>, uid: string): Promise<DepositRecord[]> =>
  reader.find('deposits', {
    where: [
      ['userId', '==', uid],
      ['status', 'in', ['pending', 'processing']],
    ],
    orderBy: ['createdAt', 'desc'],
    limit: MOST_OPEN,
  });

const isRecallable =
  ({ rails }: SaferPlayContext) =>
  ({ paymentMethod }: DepositRecord): boolean =>
    railOf(rails, paymentMethod)?.isRecallable ?? false;

/** Lets the workers check at once, and again soon if the provider cannot be reached. */
function checkNow(tx: Pick<Transaction, 'set'>, deposits: readonly DepositRecord[], at: string): void {
  for (const deposit of deposits.filter(isOpen)) tx.set('deposits', { ...deposit, nextCheckAt: at, checks: 0 });
}
