import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './GamePlayer.module.scss';

export function FrameFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <svg className={styles.failureMark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <rect x="8" y="14" width="48" height="36" rx="7" />
        <path d="M8 24h48M15 19h.01M21 19h.01M26 32l12 12M38 32 26 44" />
      </svg>
      <h3>{t('player.failedTitle')}</h3>
      <p>{t('player.failedText')}</p>
      <Button onClick={onRetry}>{t('player.retry')}</Button>
    </div>
  );
}
