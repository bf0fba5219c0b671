import clsx from 'clsx';
import type { Notification } from '@contract/users.ts';
import { FormattedDate, FormattedTime } from 'react-intl';
import { useSpinsSlot } from '@/features/games';
import { PageLink } from '@/features/ui';
import { PathIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { NOTIFICATION_KINDS } from './notificationKinds';
import styles from './Notifications.module.scss';

interface Props {
  notification: Notification;
  onLeave: () => void;
}

/** A notification, its time, and the way to more about it: a page, or the slot of free spins. */
export function NotificationEntry({ notification, onLeave }: Props) {
  const { kind, isRead, gameId } = notification;
  const playSpins = useSpinsSlot(kind === 'freeSpins' ? gameId : undefined);
  const className = clsx(styles.notification, !isRead && styles.unread);
  const play = () => {
    onLeave();
    playSpins?.();
  };
  return (
    <li>
      {playSpins ? (
        <button type="button" className={className} onClick={play}>
          <Words {...notification} />
        </button>
      ) : (
        <PageLink page={NOTIFICATION_KINDS[kind].page} className={className} onOpen={onLeave}>
          <Words {...notification} />
        </PageLink>
      )}
    </li>
  );
}

const Words = ({ kind, createdAt, isRead }: Notification) => (
  <>
    <PathIcon path={NOTIFICATION_KINDS[kind].icon} size={20} />
    <span>
      {t(`account.notification.${kind}`)}
      {!isRead && <span className="visuallyHidden"> {t('account.unread')}</span>}{' '}
      <time dateTime={createdAt}>
        <FormattedDate value={createdAt} day="numeric" month="short" /> <FormattedTime value={createdAt} />
      </time>
    </span>
  </>
);
