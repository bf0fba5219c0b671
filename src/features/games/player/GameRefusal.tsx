import { BlockNotice } from '@/features/saferPlay';
import { JoinButtons } from '@/features/rewards';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './GamePlayer.module.scss';
import type { GameAddress, RefusedAddress } from './useGameAddress';

const REFUSED: ReadonlySet<GameAddress['kind']> = new Set(['blocked', 'unavailable', 'signIn']);

const isRefused = (address: GameAddress): address is RefusedAddress => REFUSED.has(address.kind);

/** The address as far as it says that the game does not open, else `null`. */
export const asRefused = (address: GameAddress): RefusedAddress | null => (isRefused(address) ? address : null);

interface Props {
  refused: RefusedAddress;
  onLeave: () => void;
}

/** Why the game does not open, and what can be done. */
export const GameRefusal = ({ refused, onLeave }: Props) => (
  <div className={styles.notice}>
    {refused.kind === 'blocked' && <BlockNotice kind={refused.block} onLeave={onLeave} />}
    {refused.kind === 'unavailable' && <Gone />}
    {refused.kind === 'signIn' && <Invitation />}
  </div>
);

const Gone = () => (
  <div role="alert" className={styles.gone}>
    <AnyIcon name="play" size={56} />
    <h3>{t('games.unavailable')}</h3>
    <p>{t('player.unavailableText')}</p>
  </div>
);

/** The player goes on by itself once the visitor has signed in. */
const Invitation = () => (
  <div role="status" className={styles.gone}>
    <AnyIcon name="lock" size={56} />
    <h3>{t('player.signInTitle')}</h3>
    <p>{t('player.signInText')}</p>
    <JoinButtons />
  </div>
);
