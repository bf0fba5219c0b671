import type { Notification } from '@contract/users.ts';
import { HISTORY_PAGE, PageLink, PROFILE_PAGE } from '@/features/ui';
import clsx from 'clsx';
import { FormattedDate, FormattedTime } from 'react-intl';
import { useSpinsSlot } from '@/features/games';
import { PathIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { ICONS } from './icons';
import styles from './Notifications.module.scss';

const NOTIFICATION_KINDS: Readonly<Record<Notification['kind'], { icon: string; page: string }>> = {
  newDevice: { icon: ICONS.device, page: `${PROFILE_PAGE}?section=sessions` },
  signInMethod: { icon: ICONS.device, page: `${PROFILE_PAGE}?section=sessions` },
  deposit: { icon: ICONS.deposit, page: `${HISTORY_PAGE}?type=deposit` },
  withdrawal: { icon: ICONS.cashout, page: `${HISTORY_PAGE}?type=withdrawal` },
  dispute: { icon: ICONS.deposit, page: `${HISTORY_PAGE}?type=deposit` },
  payoutPhone: { icon: ICONS.cashout, page: `${HISTORY_PAGE}?type=deposit` },
  bonus: { icon: ICONS.bonus, page: 'bonus' },
  wheel: { icon: ICONS.bonus, page: 'bonus' },
  market: { icon: ICONS.bonus, page: 'bonus' },
  /** The slot of the spins opens instead, when the notice names it. */
  freeSpins: { icon: ICONS.bonus, page: 'bonus' },
  bonusConverted: { icon: ICONS.bonus, page: 'bonus' },
  bonusUsedUp: { icon: ICONS.bonus, page: 'bonus' },
  bonusExpired: { icon: ICONS.bonus, page: 'bonus' },
  bonusForfeited: { icon: ICONS.bonus, page: 'bonus' },
  referral: { icon: ICONS.friends, page: 'referral' },
  vip: { icon: ICONS.level, page: 'vip' },
  limit: { icon: ICONS.limit, page: 'responsible-gaming' },
};

/** A notification, its time, and the way to more about it: a page, or the slot of free spins. */
export function NotificationEntry({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
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
