import { FormattedMessage } from 'react-intl';
import styles from './GamePlayer.module.scss';

export function FrameLoading() {
  return (
    <div className={styles.notice} role="status">
      <span className={styles.cards} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <FormattedMessage id="player.loading" />
    </div>
  );
}
