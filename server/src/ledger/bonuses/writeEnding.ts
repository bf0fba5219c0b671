import type { BonusEnd } from '../../../../contract/bonusTerms.ts';
import type { Transaction } from '../../store/DocumentStore.ts';
import type { EndedBonus } from '../../store/records/bonus.ts';
import type { NotificationRecord } from '../../store/records/user.ts';
import { writeJournal } from '../journal.ts';
import type { Ending } from './endBonuses.ts';

const NOTICES = {
  converted: 'bonusConverted',
  usedUp: 'bonusUsedUp',
  expired: 'bonusExpired',
  forfeited: 'bonusForfeited',
} as const satisfies Record<BonusEnd, NotificationRecord['kind']>;

/** Records and notices of ended bonuses. */
export function writeEnded(tx: Transaction, ended: readonly EndedBonus[]): void {
  for (const bonus of ended) {
    const { id, userId, status, endedAt: createdAt } = bonus;
    tx.create('bonuses', bonus);
    tx.set('notifications', { id: `bonusEnd:${id}`, userId, kind: NOTICES[status], createdAt, isRead: false });
  }
}

/** The player, the journal, records and notices. */
export function writeEnding(tx: Transaction, { user, lines, ended }: Ending): void {
  tx.set('users', user);
  for (const line of lines) writeJournal(tx, line);
  writeEnded(tx, ended);
}
