import { BlockNotice } from '@/features/saferPlay';
import { JoinButtons } from '@/features/rewards';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './GamePlayer.module.scss';
import type { GameAddress, RefusedAddress } from './useGameAddress';

const REFUSED: ReadonlySet<GameAddress['kind']> = new Set(['blocked', 'unavailable', 'signIn']);

const isRefused = (address: GameAddress): address is RefusedAddress => REFUSED.has(address.kind);

export const asRefused = (address: GameAddress): RefusedAddress | null => (isRefused(address) ? address : null);

export const GameRefusal = ({ refused, onLeave }: { refused: RefusedAddress; onLeave: () => void }) => (
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

/** The game opens without help after the sign-in. */
const Invitation = () => (
  <div role="status" className={styles.gone}>
    <AnyIcon name="lock" size={56} />
    <h3>{t('player.signInTitle')}</h3>
    <p>{t('player.signInText')}</p>
    <JoinButtons />
  </div>
);
