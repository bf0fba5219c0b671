import { useRef } from 'react';
import { useGetNotificationsQuery, useReadNotificationsMutation } from '@/features/auth';
import { FailedNote, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import { NotificationEntry } from './NotificationEntry';
import styles from './Notifications.module.scss';

/** The latest notifications, newest first. Loaded ones stay after a failed reload. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { data, isError, isFetching, refetch } = useGetNotificationsQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={styles.panelHead}>
        <h2 ref={heading} tabIndex={-1}>
          {t('account.notifications')}
        </h2>
        <MarkRead
          hasUnread={data?.some(({ isRead }) => !isRead) ?? false}
          onDone={() => heading.current?.focus({ preventScroll: true })}
        />
      </div>
      {isError && (
        <FailedNote
          message="account.notificationsFailed"
          className={styles.note}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Waiting />}
      {data?.length === 0 && (
        <p className={styles.note} role="status">
          {t('account.noNotifications')}
        </p>
      )}
      <ul className={styles.notifications}>
        {data?.map((notification) => (
          <NotificationEntry key={notification.id} notification={notification} onLeave={onLeave} />
        ))}
      </ul>
    </>
  );
}

interface MarkReadProps {
  hasUnread: boolean;
  /** The button will disappear. */
  onDone: () => void;
}

function MarkRead({ hasUnread, onDone }: MarkReadProps) {
  const [markRead, { isLoading, isError }] = useReadNotificationsMutation();
  if (!hasUnread) return null;
  const mark = async () => {
    if (isLoading) return;
    const { error } = await markRead();
    if (!error) onDone();
  };
  return (
    <>
      <button type="button" className={styles.markRead} aria-disabled={isLoading} onClick={() => void mark()}>
        {t(isError ? 'app.tryAgain' : 'account.markRead')}
      </button>
      <span className="visuallyHidden" role="status">
        {isError && t('account.markReadFailed')}
      </span>
    </>
  );
}

const Waiting = () => (
  <Skeletons
    message="account.notificationsLoading"
    count={3}
    className={styles.notifications}
    itemClassName={styles.notificationPlace}
  />
);
