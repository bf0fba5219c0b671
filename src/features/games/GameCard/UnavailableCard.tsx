import { t } from '@/shared/i18n';
import styles from './GameCard.module.scss';

/** For an item of the game list that is not a game. */
export function UnavailableCard() {
  return (
    <article className={styles.card}>
      <span className={styles.picture} data-state="failed">
        <span className={styles.noPicture}>{t('games.unavailable')}</span>
      </span>
    </article>
  );
}
