import * as v from 'valibot';
import { type Notification, NotificationSchema } from '../../../contract/users.ts';
import { RAIL_WORDS } from '../../../contract/railWords.ts';
import type { Transaction as TransactionShown } from '../../../contract/transactions.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { Query } from '../store/query.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { NotificationRecord } from '../store/records/user.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { decimalOf, type LedgerPolicy, type LedgerRail, minorOf, railOf } from '../ledger/index.ts';

const SHOWN = 50;

/** The facts of a notice are written with it, because what it is about may change later. */
type Facts = Omit<NotificationRecord, 'id' | 'userId' | 'kind' | 'createdAt' | 'isRead'>;

interface NewNotification extends Facts {
  id: string;
  uid: string;
  kind: Notification['kind'];
  now: string;
}

export const notificationOf = ({ id, uid, kind, now, ...facts }: NewNotification): NotificationRecord => ({
  id,
  userId: uid,
  kind,
  createdAt: now,
  isRead: false,
  ...facts,
});

const latestOf = (uid: string): Query<NotificationRecord> => ({
  where: [['userId', '==', uid]],
  orderBy: ['createdAt', 'desc'],
  limit: SHOWN,
});

const toNotification = ({ amountCents, fromCents, ...stored }: NotificationRecord): Notification =>
  v.parse(NotificationSchema, {
    ...stored,
    ...(amountCents !== undefined && { amount: decimalOf(amountCents) }),
    ...(fromCents !== undefined && { from: decimalOf(fromCents) }),
  });

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
export const noticePolicy = (rails: readonly NoticeRail[]): LedgerPolicy => ({
  async complete(reader, { deposit, user, at }) {
    const { id, userId: uid, paymentMethod, amount, currency } = deposit;
    const paid = { amountCents: minorOf(amount), currency };
    const notices = [notificationOf({ id: `deposit:${id}`, uid, kind: 'deposit', now: at, ...paid })];
    const rail = railOf(rails, paymentMethod);
    if (await rail?.isNewDestination?.(reader, deposit, user)) {
      const to = rail?.detailsOf(deposit);
      notices.push(notificationOf({ id: `payout-phone:${id}`, uid, kind: 'payoutPhone', now: at, ...(to && { to }) }));
    }
    return { write: (tx) => notices.forEach((notice) => tx.set('notifications', notice)) };
  },
  paid(withdrawal, at) {
    const { id, userId: uid, method, methodDetails: to, amount, currency } = withdrawal;
    const { payoutAmount = amount, payoutCurrency = currency } =
      railOf(rails, method)?.payoutAmountOf(withdrawal) ?? {};
    const notice = notificationOf({
      ...{ id: `withdrawal:${id}`, uid, kind: 'withdrawal', now: at },
      ...{ amountCents: minorOf(payoutAmount), currency: payoutCurrency },
      ...(to && { to, method: RAIL_WORDS[method].withdrawal }),
    });
    return (tx) => tx.set('notifications', notice);
  },
});

/** A notice needs this of the rails, whose interface it does not import. */
interface NoticeRail extends LedgerRail {
  detailsOf: (deposit: DepositRecord) => string | undefined;
  payoutAmountOf: (withdrawal: WithdrawalRecord) => Pick<TransactionShown, 'payoutAmount' | 'payoutCurrency'>;
}
