import clsx from 'clsx';
import type { Notification } from '@contract/users.ts';
import { FormattedDate, FormattedTime } from 'react-intl';
import { PageLink } from '@/features/ui';
import { PathIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { NOTIFICATION_KINDS } from './notificationKinds';
import styles from './Notifications.module.scss';

interface Props {
  notification: Notification;
  onLeave: () => void;
}

/** A notification, its time, and a link. */
export function NotificationEntry({ notification: { kind, createdAt, isRead }, onLeave }: Props) {
  const { icon, page } = NOTIFICATION_KINDS[kind];
  return (
    <li>
      <PageLink page={page} className={clsx(styles.notification, !isRead && styles.unread)} onOpen={onLeave}>
        <PathIcon path={icon} size={20} />
        <span>
          {t(`account.notification.${kind}`)}
          {!isRead && <span className="visuallyHidden"> {t('account.unread')}</span>}{' '}
          <time dateTime={createdAt}>
            <FormattedDate value={createdAt} day="numeric" month="short" /> <FormattedTime value={createdAt} />
          </time>
        </span>
      </PageLink>
    </li>
  );
}
