import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { BlockNotice, Instant, useBlock } from '@/features/saferPlay';
import { BackHome, modalOpened, PageHead, PageLink, useSettings } from '@/features/ui';
import { type AnyIconName, Button, RetryButton, StatePanel } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { CardImage } from '@/features/content';
import styles from './RewardParts.module.scss';
import rewardHeroStyles from './RewardHero.module.scss';
import time from './TimeLeft.module.scss';

/** `isKnown`: who was signed in a moment ago needs no new account. */
export function JoinButtons({ isKnown = false }) {
  const dispatch = useDispatch();
  const isVisitor = useSelector(selectIsVisitor);
  const canRegister = useSettings().allowRegistration && !isKnown;
  const open = (tab: 'login' | 'register') => () => dispatch(modalOpened('auth', { tab }));
  if (!isVisitor) return null;
  return (
    <div className={styles.actions}>
      {canRegister && (
        <Button size="l" onClick={open('register')}>
          {t('app.register')}
        </Button>
      )}
      <Button size="l" variant={canRegister ? 'quiet' : 'primary'} onClick={open('login')}>
        {t('app.logIn')}
      </Button>
    </div>
  );
}

interface NothingYetProps {
  icon: AnyIconName;
  /** Message ids of the text and of the button. */
  title: string;
  text: string;
  wayOn: string;
  isTrying: boolean;
  /** Given only when the list did not load. */
  onRetry?: () => void;
}

/** Shown when there are no rewards, or they did not load, with a link to the deposit bonuses. */
export const NothingYet = ({ icon, title, text, wayOn, isTrying, onRetry }: NothingYetProps) => (
  <StatePanel icon={icon} kind={onRetry ? 'failed' : 'empty'} title={t(title)} text={t(text)}>
    {onRetry && <RetryButton isTrying={isTrying} onRetry={onRetry} />}
    <PageLink page="bonus" className={styles.link}>
      {t(wayOn)}
    </PageLink>
  </StatePanel>
);

interface OfferCardProps {
  offer: Pick<DepositBonus, 'title' | 'bonusPercentage'> &
    Partial<Pick<DepositBonus, 'subtitle' | 'description' | 'imageUrl'>>;
  /** Shown on the picture, such as a step of the welcome pack. */
  mark?: ReactNode;
  status?: string;
  /** Its picture is the largest part of the first screen. */
  isFirst?: boolean;
  /** The terms of the offer, and its button or the reason why there is none. */
  children: ReactNode;
}

/** An offer wherever it is shown: its picture with the percentage, and its words. */
export const OfferCard = ({ offer, mark, status, isFirst = false, children }: OfferCardProps) => {
  const { title, subtitle, description, bonusPercentage, imageUrl } = offer;
  return (
    <article className={styles.card} data-status={status}>
      <div className={styles.picture}>
        <CardImage isFirst={isFirst} src={imageUrl} icon="gift" />
        {mark}
        {bonusPercentage > 0 && (
          <p className={styles.percentage}>
            <FormattedNumber value={bonusPercentage / 100} style="percent" />
          </p>
        )}
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {children}
    </article>
  );
};

const FULL = 100;

/** `share`: 0 to 1; more counts as full. `text`: such as `US$12 of US$50`. */
export function ProgressBar({ share, label, text }: { share: number; label: string; text: string }) {
  const percent = Math.floor(Math.min(Math.max(share, 0), 1) * FULL);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={FULL}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

const MINUTE_MS = 60_000;

/** `over` is the id of the message after the end. */
type TimeLeftProps = Record<'endsAt' | 'over', string>;

/** The remaining time of a challenge or a race; its end where no script runs and the time would stand still. It changes each minute, and is announced only when the day or hour changes. */
export function TimeLeft({ endsAt, over }: TimeLeftProps) {
  const left = remainingTime(Date.parse(endsAt), useNow());
  return (
    <div className={time.time}>
      <p className="visuallyHidden" role="status">
        <RoughTime endsAt={endsAt} over={over} />
      </p>
      {left ? (
        <>
          <p className={time.label}>{t('timeLeft.label')}</p>
          <p className={time.until}>{t('timeLeft.until', { date: <Instant key="end" at={endsAt} /> })}</p>
          <p className={time.clock} role="timer">
            {left.days > 0 && <Part id="timeLeft.days" count={left.days} />}
            <Part id="timeLeft.hours" count={left.hours} />
            <Part id="timeLeft.minutes" count={left.minutes} />
          </p>
        </>
      ) : (
        <p className={time.over} aria-hidden="true">
          {t(over)}
        </p>
      )}
    </div>
  );
}

const MINUTES_PER_HOUR = 60;

const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** The time left in whole minutes, rounded up; `null` after the end. Both are Unix ms. */
export function remainingTime(endMs: number, nowMs: number) {
  if (endMs <= nowMs) return null;
  const left = Math.ceil((endMs - nowMs) / MINUTE_MS);
  return {
    days: Math.floor(left / MINUTES_PER_DAY),
    hours: Math.floor((left % MINUTES_PER_DAY) / MINUTES_PER_HOUR),
    minutes: left % MINUTES_PER_HOUR,
  };
}

/** The remaining time in words, without minutes. */
export function RoughTime({ endsAt, over }: TimeLeftProps) {
  const left = remainingTime(Date.parse(endsAt), useNow());
  if (!left) return t(over);
  if (left.days > 0) return t('timeLeft.daysLeft', { count: left.days });
  if (left.hours > 0) return t('timeLeft.hoursLeft', { count: left.hours });
  return t('timeLeft.lastHour');
}

const Part = ({ id, count }: { id: string; count: number }) => (
  <span className={time.part}>{t(id, { count, number: (digits) => <Digits key={id}>{digits}</Digits> })}</span>
);

const Digits = ({ children }: { children: ReactNode }) => <strong className={time.number}>{children}</strong>;

interface RewardHeroProps {
  title: ReactNode;
  lead: ReactNode;
  picture: string;
  /** Shown without the picture. */
  icon: AnyIconName;
  tint: 'gold' | 'accent';
  children?: ReactNode;
}

export const RewardHero = ({ title, lead, picture, icon, tint, children }: RewardHeroProps) => (
  <div className={rewardHeroStyles.hero} data-tint={tint}>
    <PageHead title={title} lead={lead} hasBackLink={false}>
      {children}
    </PageHead>
    <CardImage isFirst src={picture} icon={icon} className={rewardHeroStyles.picture} />
  </div>
);

interface OfferPageProps {
  title: ReactNode;
  className: string | undefined;
  children: ReactNode;
}

/** A page that offers something. During a break it has its name alone, and says why. */
export function OfferPage({ title, className, children }: OfferPageProps) {
  const block = useBlock();
  return (
    <div className={className}>
      <BackHome />
      {block ? (
        <>
          <PageHead title={title} hasBackLink={false} />
          <BlockNotice kind={block.kind} />
        </>
      ) : (
        children
      )}
    </div>
  );
}
