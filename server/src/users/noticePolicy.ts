import { type LedgerPolicy, type LedgerRail, railOf } from '../ledger/index.ts';
import { notificationOf } from './notifications.ts';

/** Notifies players of money that arrived, of money that was sent, and of a new phone that payouts can go to. */
export const noticePolicy = (rails: readonly LedgerRail[]): LedgerPolicy => ({
  async complete(reader, { deposit, user, at }) {
    const { id, userId: uid, paymentMethod } = deposit;
    const notices = [notificationOf({ id: `deposit:${id}`, uid, kind: 'deposit', now: at })];
    if (await railOf(rails, paymentMethod)?.isNewDestination?.(reader, deposit, user))
      notices.push(notificationOf({ id: `payout-phone:${id}`, uid, kind: 'payoutPhone', now: at }));
    return { write: (tx) => notices.forEach((notice) => tx.set('notifications', notice)) };
  },
  paid({ id, userId }, at) {
    const notice = notificationOf({ id: `withdrawal:${id}`, uid: userId, kind: 'withdrawal', now: at });
    return (tx) => tx.set('notifications', notice);
  },
});
