import { useNow } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import styles from './RealityCheck.module.scss';

const STEP_MS = 5000;
const MINUTE_MS = 60_000;

/** Duration of the session. `since` is ISO 8601. */
export function SessionTime({ since }: { since: string }) {
  const minutes = Math.max(0, Math.floor((useNow(STEP_MS) - Date.parse(since)) / MINUTE_MS));
  return (
    <p className={styles.time}>
      <span className={styles.name}>{t('realityCheck.time')}</span>
      <span className={styles.clock}>
        {t('realityCheck.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </span>
    </p>
  );
}
