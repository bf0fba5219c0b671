import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/components';
import styles from './GamePlayer.module.scss';

export function FrameFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <svg className={styles.failureMark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <rect x="8" y="14" width="48" height="36" rx="7" />
        <path d="M8 24h48M15 19h.01M21 19h.01M26 32l12 12M38 32 26 44" />
      </svg>
      <h3>
        <FormattedMessage id="player.failedTitle" />
      </h3>
      <p>
        <FormattedMessage id="player.failedText" />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage id="player.retry" />
      </Button>
    </div>
  );
}
