import type { Transaction } from '../../store/DocumentStore.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { notificationOf } from '../../users/notifications.ts';
import type { PlayTerms } from '../PlayTerms.ts';
import { levelsReached } from './vipLevel.ts';

interface Wager {
  before: UserRecord;
  after: UserRecord;
  /** How many levels the player was told of. */
  told: number | undefined;
  at: string;
}

/** In the transaction of the bet: a notice when its wager reaches a level, once for each. For the play record. */
export function noteVipLevel(
  tx: Transaction,
  { before, after, told, at }: Wager,
  { vipLevels, kesPerUsd }: Pick<PlayTerms, 'vipLevels' | 'kesPerUsd'>,
): Pick<PlayRecord, 'vipLevels'> {
  if (vipLevels.length === 0) return {};
  const known = told ?? levelsReached(vipLevels, before, kesPerUsd());
  const reached = levelsReached(vipLevels, after, kesPerUsd());
  if (reached > known)
    tx.set('notifications', notificationOf({ id: `vip:${after.id}:${reached}`, uid: after.id, kind: 'vip', now: at }));
  return { vipLevels: Math.max(known, reached) };
}
