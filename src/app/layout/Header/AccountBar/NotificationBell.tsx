import { languageOf } from '@contract/userChoices.ts';
import type { Notification } from '@contract/users.ts';
import clsx from 'clsx';
import { useEffect, useId } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';
import { useGetNotificationsQuery, useReadNotificationsMutation } from '@/features/auth';
import { useSpinsSlot } from '@/features/games';
import { MY_BETS_PAGE } from '@/features/play';
import { useGetVipLevelsQuery } from '@/features/rewards';
import { HISTORY_PAGE, PageLink, PROFILE_PAGE } from '@/features/ui';
import { FailedNote, PathIcon, Skeletons } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import ICONS from './icons.json';
import { useDropdown } from './useDropdown';
import styles from './Notifications.module.scss';
import dropdown from './dropdown.module.scss';
import bell from './NotificationBell.module.scss';

type Place = { icon: string; page: string };

/** All that is in no other place is about bonuses. Free spins open their slot instead, when the notice names it. */
const BONUSES: Place = { icon: ICONS.bonus, page: 'bonus' };
const SECURITY: Place = { icon: ICONS.device, page: `${PROFILE_PAGE}?section=sessions` };
const DEPOSITS: Place = { icon: ICONS.deposit, page: `${HISTORY_PAGE}?type=deposit` };
const PLACES: Readonly<Partial<Record<Notification['kind'], Place>>> = {
  newDevice: SECURITY,
  signInMethod: SECURITY,
  deposit: DEPOSITS,
  withdrawal: { icon: ICONS.cashout, page: `${HISTORY_PAGE}?type=withdrawal` },
  dispute: DEPOSITS,
  payoutPhone: { ...DEPOSITS, icon: ICONS.cashout },
  referral: { icon: ICONS.friends, page: 'referral' },
  vip: { icon: ICONS.level, page: 'vip' },
  jackpot: { icon: ICONS.bonus, page: MY_BETS_PAGE },
  race: { icon: ICONS.level, page: 'bonus' },
  limit: { icon: ICONS.limit, page: 'responsible-gaming' },
};
const placeOf = ({ kind }: Pick<Notification, 'kind'>): Place => PLACES[kind] ?? BONUSES;

function NotificationEntry({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const { kind, isRead, gameId } = notification;
  const playSpins = useSpinsSlot(kind === 'freeSpins' || kind === 'freeFlight' ? gameId : undefined);
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
        <PageLink page={placeOf(notification).page} className={className} onOpen={onLeave}>
          <Words {...notification} />
        </PageLink>
      )}
    </li>
  );
}

/** A limit before or after a change: of money, or of minutes. */
function Limit({ value, currency }: { value: number | undefined; currency: Notification['currency'] }) {
  if (value === undefined) return t('account.noLimit');
  return currency ? <Amount money={moneyOf(value, currency)} /> : t('account.minutes', { count: value });
}

/** The money of a notice; of a limit, what it is from now on. */
function Value({ kind, amount, currency }: Notification) {
  if (kind === 'limit') return <Limit value={amount} currency={currency} />;
  return amount !== undefined && <Amount money={moneyOf(amount, currency ?? 'KES')} />;
}

/** The present name of a level, in the reader's language; the one of the notice where that is unknown. */
function Level({ level, levelId }: Notification) {
  const { data } = useGetVipLevelsQuery(undefined, { skip: levelId === undefined });
  return data?.find(({ id }) => id === levelId)?.title ?? level;
}

/** Says it in figures, such as "Ksh 200 sent to 0712 ••• 678", or in a plain sentence where a notice has none. */
function Told(notice: Notification) {
  const { kind, amount, currency, count, to, method, from, startsAt, level } = notice;
  const { messages, locale } = useIntl();
  const plain = `account.notification.${kind}`;
  const told = `${plain}.told`;
  const isFact = [amount, count, to, level, notice.case].some((fact) => fact !== undefined) && told in messages;
  if (!isFact) return t(plain);
  const place = to && (
    <span key="to" className={styles.piece}>
      {to}
    </span>
  );
  return t(told, {
    amount: <Value key="amount" {...notice} />,
    count: count ?? 0,
    to: place,
    method: to ? (method ?? 'other') : 'none',
    case: notice.case ?? 'none',
    from: <Limit key="from" value={from} currency={currency} />,
    jackpot: notice.jackpot?.[languageOf(locale) ?? 'en'] ?? 'none',
    level: <Level key="level" {...notice} />,
    isLater: String(startsAt !== undefined),
    date: <FormattedDate key="date" value={startsAt} day="numeric" month="long" hour="numeric" minute="numeric" />,
  });
}

const Words = ({ createdAt, isRead, ...notification }: Notification) => (
  <>
    <PathIcon path={placeOf(notification).icon} size={20} />
    <span>
      <Told {...notification} createdAt={createdAt} isRead={isRead} />
      {!isRead && <span className="visuallyHidden"> {t('account.unread')}</span>}{' '}
      <time dateTime={createdAt}>
        <FormattedDate value={createdAt} day="numeric" month="short" /> <FormattedTime value={createdAt} />
      </time>
    </span>
  </>
);

/** What is new stays marked while the list is open, and has been read when the list closes. */
function useMarkRead(hasUnread: boolean): void {
  const [markRead] = useReadNotificationsMutation();
  useEffect(() => {
    if (!hasUnread) return undefined;
    return () => void markRead();
  }, [hasUnread, markRead]);
}

/** The latest notifications, newest first. Loaded ones stay after a failed reload. */
function NotificationList({ onLeave }: { onLeave: () => void }) {
  const query = useGetNotificationsQuery();
  const { data, isError } = query;
  useMarkRead(data?.some(({ isRead }) => !isRead) ?? false);
  return (
    <>
      <h2 className={styles.heading}>{t('account.notifications')}</h2>
      {isError && <FailedNote message="account.notificationsFailed" className={styles.note} query={query} />}
      {!data && !isError && (
        <Skeletons
          message="account.notificationsLoading"
          count={3}
          className={styles.notifications}
          itemClassName={styles.notificationPlace}
        />
      )}
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

const ASK_EVERY_MS = 120_000;

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
        className={bell.bell}
        aria-label={intl.formatMessage({ id: 'account.notificationsUnread' }, { count })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={open}
      >
        <PathIcon path={ICONS.bell} />
        {count > 0 && (
          <span className={bell.count} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <div id={panelId} className={dropdown.panel} hidden={!isOpen}>
        {isOpen && <NotificationList onLeave={close} />}
      </div>
    </div>
  );
}
