import { useId } from 'react';
import { useGetNotificationsQuery } from '@/features/auth';
import { PathIcon } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import dropdown from './dropdown.module.scss';
import { ICONS } from './icons';
import styles from './NotificationBell.module.scss';
import { NotificationList } from './NotificationList';
import { useDropdown } from './useDropdown';

const ASK_EVERY_MS = 120_000;
const MOST_SHOWN = 9;

const badge = (count: number) => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : count);

/** The notifications, with the number of unread ones. */
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
        className={styles.bell}
        aria-label={intl.formatMessage({ id: 'account.notificationsUnread' }, { count })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={open}
      >
        <PathIcon path={ICONS.bell} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
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
