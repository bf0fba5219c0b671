import { t } from '@/shared/i18n';
import styles from './GameCard.module.scss';

/** Stands for an item of the game list that is not a game. Home has none, so it is apart from the card. */
export const UnavailableCard = () => (
  <article className={styles.card}>
    <span className={styles.picture} data-state="failed">
      <span className={styles.noPicture}>{t('games.unavailable')}</span>
    </span>
  </article>
);
