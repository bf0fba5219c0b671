import { useId, useRef } from 'react';
import { useGetNotificationsQuery, useReadNotificationsMutation } from '@/features/auth';
import { FailedNote, PathIcon, Skeletons } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { NotificationEntry } from './NotificationEntry';
import { ICONS } from './icons';
import { useDropdown } from './useDropdown';
import styles from './Notifications.module.scss';
import dropdown from './dropdown.module.scss';
import notificationBellStyles from './NotificationBell.module.scss';

/** The latest notifications, newest first. Loaded ones stay after a failed reload. */
function NotificationList({ onLeave }: { onLeave: () => void }) {
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
        <FailedNote message="account.notificationsFailed" className={styles.note} query={{ isFetching, refetch }} />
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

/** `onDone` is called before the button disappears. */
function MarkRead({ hasUnread, onDone }: { hasUnread: boolean; onDone: () => void }) {
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

const ASK_EVERY_MS = 120_000;
const MOST_SHOWN = 9;

const badge = (count: number) => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : count);

export function NotificationBell() {
  const intl = useIntl();
  const panelId = useId();
  const { isOpen, toggle, close, root } = useDropdown();
  const { data = [], refetch } = useGetNotificationsQuery(undefined, {
    pollingInterval: ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  const count = data.filter(({ isRead }) => !isRead).length;
  const open = () => {
    if (!isOpen) void refetch();
    toggle();
  };
  return (
    <div className={dropdown.dropdown} {...root}>
      <button
        type="button"
        className={notificationBellStyles.bell}
        aria-label={intl.formatMessage({ id: 'account.notificationsUnread' }, { count })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={open}
      >
        <PathIcon path={ICONS.bell} />
        {count > 0 && (
          <span className={notificationBellStyles.count} aria-hidden="true">
            {badge(count)}
          </span>
        )}
      </button>
      <div id={panelId} className={dropdown.panel} hidden={!isOpen}>
        {isOpen && <NotificationList onLeave={close} />}
      </div>
    </div>
  );
}
