import { useNow } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import styles from './TimeLeft.module.scss';

const MINUTE_MS = 60_000;

/** The remaining time of the challenge. It changes each minute, and is announced only when the day or hour changes. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  const left = remainingTime(Date.parse(endsAt), useNow());
  return (
    <div className={styles.time}>
      <p className="visuallyHidden" role="status">
        <RoughTime left={left} />
      </p>
      {left ? (
        <>
          <p className={styles.label}>{t('challenge.timeLeft')}</p>
          <p className={styles.clock} role="timer">
            <Part id="challenge.days" count={left.days} />
            <Part id="challenge.hours" count={left.hours} />
            <Part id="challenge.minutes" count={left.minutes} />
          </p>
        </>
      ) : (
        <p className={styles.over} aria-hidden="true">
          {t('challenge.over')}
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

function RoughTime({ left }: { left: ReturnType<typeof remainingTime> }) {
  if (!left) return t('challenge.over');
  if (left.days > 0) return t('challenge.daysLeft', { count: left.days });
  if (left.hours > 0) return t('challenge.hoursLeft', { count: left.hours });
  return t('challenge.lastHour');
}

const Part = ({ id, count }: { id: string; count: number }) => (
  <span className={styles.part}>
    {t(id, {
      count,
      number: (digits) => (
        <strong key={id} className={styles.number}>
          {digits}
        </strong>
      ),
    })}
  </span>
);
