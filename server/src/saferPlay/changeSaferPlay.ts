import type { SaferPlayState } from '../../../contract/saferPlay.ts';
import { hurryCardDeposits, instant, type LedgerContext, type Moment } from '../ledger/index.ts';
import { notificationOf } from '../users/notifications.ts';
import type { SaferPlayRecord } from '../store/records/saferPlay.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { readDeposits } from './readDeposits.ts';
import { blockAt } from './rules/breaks.ts';
import { toSaferPlayState } from './toSaferPlayState.ts';

/** The record after a wish; the same one when nothing changes. */
export type SaferPlayChange = (record: SaferPlayRecord, moment: Moment) => SaferPlayRecord;

export type SaferPlayContext = Pick<LedgerContext, 'store' | 'now' | 'newId' | 'kesPerUsd'>;

const momentOf = ({ now, kesPerUsd }: SaferPlayContext): Moment => ({ now: now(), kesPerUsd: kesPerUsd() });

export async function readSaferPlayState(ctx: SaferPlayContext, uid: string): Promise<SaferPlayState> {
  const moment = momentOf(ctx);
  const record = await readSaferPlay(ctx.store, uid);
  return toSaferPlayState(record, await readDeposits(ctx.store, uid, moment.now), moment);
}

/**
 * Applies one wish of the player, tells them of it when `isTold`, and answers what holds from now on. Card payments that
 * are open when a break begins are looked at again: the workers cancel what is not paid yet.
 */
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
    const deposits = await readDeposits(tx, uid, moment.now);
    const after = change(before, moment);
    const state = toSaferPlayState(after, deposits, moment);
    if (after === before) return state;
    tx.set('gaming', { ...after, updatedAt: instant(moment.now) });
    if (isTold) tx.set('notifications', notification);
    if (blockAt(after, moment.now)) hurryCardDeposits(tx, deposits, instant(moment.now));
    return state;
  });
}
