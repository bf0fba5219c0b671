import * as v from 'valibot';
import { type Notification, NotificationSchema } from '../../../contract/users.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { Query } from '../store/query.ts';
import type { NotificationRecord } from '../store/records/user.ts';
import { type LedgerPolicy, type LedgerRail, railOf } from '../ledger/index.ts';

const SHOWN = 50;

interface NewNotification {
  id: string;
  uid: string;
  kind: Notification['kind'];
  now: string;
  /** The slot of free spins. */
  gameId?: string | undefined;
}

export const notificationOf = ({ id, uid, kind, now, gameId }: NewNotification): NotificationRecord => ({
  id,
  userId: uid,
  kind,
  createdAt: now,
  isRead: false,
  ...(gameId !== undefined && { gameId }),
});

const latestOf = (uid: string): Query<NotificationRecord> => ({
  where: [['userId', '==', uid]],
  orderBy: ['createdAt', 'desc'],
  limit: SHOWN,
});

const toNotification = (stored: NotificationRecord): Notification => v.parse(NotificationSchema, stored);

/** The newest notification of the player; undefined without any. */
export async function newestNotification(store: DocumentStore, uid: string): Promise<Notification | undefined> {
  const [newest] = await store.find('notifications', { ...latestOf(uid), limit: 1 });
  return newest && toNotification(newest);
}

/** The latest notifications of the player, newest first. */
export const listNotifications = async (store: DocumentStore, uid: string): Promise<Notification[]> =>
  (await store.find('notifications', latestOf(uid))).map(toNotification);

/** Marks the notifications of `listNotifications` as read, and returns them. */
export const readNotifications = (store: DocumentStore, uid: string): Promise<Notification[]> =>
  store.transaction(uid, async (tx) => {
    const shown = await tx.find('notifications', latestOf(uid));
    const unread = shown.filter(({ isRead }) => isRead !== true);
    unread.forEach((notification) => tx.set('notifications', { ...notification, isRead: true }));
    return shown.map((notification) => toNotification({ ...notification, isRead: true }));
  });

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
