import { t } from '@/shared/i18n';
import styles from './GamePlayer.module.scss';

export function FrameLoading() {
  return (
    <div className={styles.notice} role="status">
      <span className={styles.cards} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {t('player.loading')}
    </div>
  );
}
