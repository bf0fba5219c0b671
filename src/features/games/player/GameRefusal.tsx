import { FormattedMessage } from 'react-intl';
import { type BlockKind, BlockNotice } from '@/features/gaming';
import { MoreIcon } from '@/shared/components';
import styles from './GamePlayer.module.scss';

interface Props {
  /** The break that keeps the player out; `null` where the game itself is gone. */
  block: BlockKind | null;
  onLeave: () => void;
}

/** Why the server does not open the game. */
export const GameRefusal = ({ block, onLeave }: Props) => (
  <div className={styles.notice}>
    {block ? (
      <BlockNotice kind={block} onLeave={onLeave} />
    ) : (
      <div role="alert" className={styles.gone}>
        <MoreIcon name="play" size={56} />
        <h3>
          <FormattedMessage id="games.unavailable" />
        </h3>
        <p>
          <FormattedMessage id="player.unavailableText" />
        </p>
      </div>
    )}
  </div>
);
