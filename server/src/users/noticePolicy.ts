import type { LedgerPolicy } from '../ledger/index.ts';
import { notificationOf } from './notifications.ts';

/** Notifies players of money that arrived, and of money that was sent. */
export const noticePolicy: LedgerPolicy = {
  async complete(_, { deposit: { id, userId }, at }) {
    const notice = notificationOf({ id: `deposit:${id}`, uid: userId, kind: 'deposit', now: at });
    return { write: (tx) => tx.set('notifications', notice) };
  },
  paid({ id, userId }, at) {
    const notice = notificationOf({ id: `withdrawal:${id}`, uid: userId, kind: 'withdrawal', now: at });
    return (tx) => tx.set('notifications', notice);
  },
};
