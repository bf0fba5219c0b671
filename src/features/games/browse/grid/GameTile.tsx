import type { Game } from '@contract/games.ts';
import { memo } from 'react';
import { GameCard, UnavailableCard } from '../../GameCard/GameCard';
import styles from './GameGrid.module.scss';

interface Props {
  /** Missing for an item that is not a game. */
  game: Game | undefined;
  index: number;
  /** CSS lengths from the start and the top of the grid. */
  start: string;
  top: string;
  count: number;
  isCompact: boolean;
  isInFirstRow: boolean;
}

/** Memoised by hand: scrolling renders the list with each new tile, and most tiles stay the same. */
export const GameTile = memo(function GameTile({ game, index, start, top, count, isCompact, ...picture }: Props) {
  return (
    <li
      className={styles.tile}
      style={{ insetInlineStart: start, insetBlockStart: top }}
      data-tile={index}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {game ? <GameCard game={game} size={isCompact ? 'compact' : 'full'} {...picture} /> : <UnavailableCard />}
    </li>
  );
});
