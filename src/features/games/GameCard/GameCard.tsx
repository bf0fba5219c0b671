import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { t, useIntl, type Words } from '@/shared/i18n';
import { useDispatch, useSelector } from 'react-redux';
import { GameImage } from './GameImage';
import { usePlay } from './usePlay';
import { favouriteToggled, type GamesState, selectIsFavourite } from '../gamesSlice';
import styles from './GameCard.module.scss';

type Size = 'full' | 'compact' | 'slim' | 'lead';

const SIZES: Readonly<Record<Size, string | undefined>> = {
  full: undefined,
  compact: styles.small,
  slim: styles.slim,
  lead: clsx(styles.slim, styles.lead),
};

interface Props extends Omit<ComponentProps<typeof GameImage>, 'isSmall'> {
  /** `compact`: a tile of a dense list; `slim`: a square of a low row; `lead`: two squares, the picture in one, words in the other. */
  size?: Size;
  /** Stands on a lead, below its name. It is not a part of its button. */
  children?: ReactNode;
}

/** A game in a row or grid: picture, name, provider, heart; the whole card opens it. It has few elements, because lists are long. */
export function GameCard({ game, size = 'full', children, ...picture }: Props) {
  const { name, provider, status } = game;
  const { hasLink, isPlayable, play } = usePlay(game);
  const words = useCardWords();
  return (
    <article
      className={clsx(styles.card, game.isNameInImage && styles.named, SIZES[size], !isPlayable && styles.resting)}
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
        <GameImage game={game} isSmall={size !== 'full'} {...picture} />
        <span className={styles.name}>{name}</span>{' '}
        {size === 'full' && <span className={styles.provider}>{provider}</span>}
      </button>
      {children}
      {status === 'active' ? (
        !hasLink && <span className={styles.notice}>{t('games.noLink')}</span>
      ) : (
        <span className={styles.badge}>{t(`games.${status}`)}</span>
      )}
      {/* A square has no space for a heart beside its picture. */}
      {(size === 'full' || size === 'compact') && <FavouriteButton gameId={game.id} label={words.favourite(name)} />}
    </article>
  );
}

/** The style sheet draws the heart: that saves two elements on each card. */
function FavouriteButton({ gameId, label }: { gameId: string; label: string }) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={useSelector((state: { games: GamesState }) => selectIsFavourite(state, gameId))}
      aria-label={label}
      onClick={() => dispatch(favouriteToggled(gameId))}
    />
  );
}

/** Stands for the name while the text of all hearts is made. */
const NAME = '\uFFFC';

function wordsIn(intl: Words) {
  const favourite = intl.formatMessage({ id: 'games.favourite' }, { name: NAME });
  return {
    play: intl.formatMessage({ id: 'games.play' }),
    favourite: (name: string) => favourite.replace(NAME, () => name),
  };
}

const made = /* @__PURE__ */ new WeakMap<Words, ReturnType<typeof wordsIn>>();

/** The words of a card, made once for all cards: each text costs more than the card it is on. */
function useCardWords() {
  const intl = useIntl();
  const words = made.get(intl) ?? wordsIn(intl);
  made.set(intl, words);
  return words;
}
