import clsx from 'clsx';
import { useRef } from 'react';
import type { Notification } from '@contract/users.ts';
import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';
import { useGetNotificationsQuery, useReadNotificationsMutation } from '@/features/account';
import { LineIcon } from '@/shared/components';
import { ICONS } from './icons';
import styles from './AccountBar.module.scss';

const KIND_ICONS: Readonly<Record<Notification['kind'], string>> = {
  newDevice: ICONS.device,
  deposit: ICONS.deposit,
  withdrawal: ICONS.cashout,
};

/** The latest notifications, newest first. */
export function NotificationList() {
  const { data = [], isError, isSuccess } = useGetNotificationsQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={styles.panelHead}>
        <h2 ref={heading} tabIndex={-1}>
          <FormattedMessage id="account.notifications" />
        </h2>
        <MarkRead hasUnread={data.some(({ isRead }) => !isRead)} onDone={() => heading.current?.focus()} />
      </div>
      {isError && <Note id="account.notificationsFailed" />}
      {isSuccess && data.length === 0 && <Note id="account.noNotifications" />}
      <ul className={styles.notifications}>
        {data.map((notification) => (
          <Entry key={notification.id} {...notification} />
        ))}
      </ul>
    </>
  );
}

interface MarkReadProps {
  hasUnread: boolean;
  /** The button is about to go. */
  onDone: () => void;
}

function MarkRead({ hasUnread, onDone }: MarkReadProps) {
  const [markRead, { isLoading }] = useReadNotificationsMutation();
  if (!hasUnread) return null;
  const mark = async () => {
    if (isLoading) return;
    const { error } = await markRead();
    if (!error) onDone();
  };
  return (
    <button type="button" className={styles.markRead} aria-disabled={isLoading} onClick={() => void mark()}>
      <FormattedMessage id="account.markRead" />
    </button>
  );
}

const Note = ({ id }: { id: 'account.notificationsFailed' | 'account.noNotifications' }) => (
  <p className={styles.note} role="status">
    <FormattedMessage id={id} />
  </p>
);

const Entry = ({ kind, createdAt, isRead }: Notification) => (
  <li className={clsx(styles.notification, !isRead && styles.unread)}>
    <LineIcon path={KIND_ICONS[kind]} size={20} />
    <p>
      <FormattedMessage id={`account.notification.${kind}`} />
      {!isRead && (
        <span className="visuallyHidden">
          {' '}
          <FormattedMessage id="account.unread" />
        </span>
      )}
      <time dateTime={createdAt}>
        <FormattedDate value={createdAt} day="numeric" month="short" /> <FormattedTime value={createdAt} />
      </time>
    </p>
  </li>
);
