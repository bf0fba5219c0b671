import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { t } from '@/shared/i18n';
import { FavouriteButton } from './FavouriteButton';
import styles from './GameCard.module.scss';
import { GameImage } from './GameImage';
import { useCardWords } from './useCardWords';
import { usePlay } from './usePlay';

/** `compact`: a tile of a dense list; `slim`: a tile of a low row. */
export type CardSize = 'full' | 'compact' | 'slim';

interface Props extends Omit<ComponentProps<typeof GameImage>, 'isSmall'> {
  size?: CardSize;
}

const BADGES = { maintenance: 'games.maintenance', inactive: 'games.inactive' } as const;

/** A game in a row or grid: picture, name, provider, heart; the whole card opens it. Of few elements, as lists are long. */
export function GameCard({ game, size = 'full', ...picture }: Props) {
  const { name, provider } = game;
  const { hasLink, isPlayable, play } = usePlay(game);
  const words = useCardWords();
  const badge = game.status === 'active' ? null : BADGES[game.status];
  const isSmall = size !== 'full';
  return (
    <article
      className={clsx(
        styles.card,
        game.isNameInImage && styles.named,
        isSmall && styles.small,
        !isPlayable && styles.resting,
      )}
      style={{ backgroundColor: game.color }}
      data-game-id={game.id}
    >
      <button
        type="button"
        className={styles.play}
        aria-disabled={!isPlayable}
        aria-label={`${words.play} ${name} ${provider}`}
        onClick={play}
      >
        <GameImage game={game} isSmall={isSmall} {...picture} />
        <span className={styles.name}>{name}</span>{' '}
        {size !== 'compact' && <span className={styles.provider}>{provider}</span>}
      </button>
      {badge && <span className={styles.badge}>{t(badge)}</span>}
      {!badge && !hasLink && <span className={styles.notice}>{t('games.noLink')}</span>}
      {size !== 'slim' && <FavouriteButton gameId={game.id} label={words.favourite(name)} />}
    </article>
  );
}
