import type { Game } from '@contract/games.ts';
import { type CSSProperties, memo } from 'react';
import { GameCard, UnavailableCard } from '../../GameCard';
import styles from './GameGrid.module.scss';

interface Props {
  /** Absent for an item that is no game. */
  game: Game | undefined;
  /** Its place in the whole list. */
  index: number;
  columns: number;
  /** How many tiles the whole list has. */
  count: number;
}

/** A place of the grid. Memoised by hand: scrolling renders the list at each new row, and most tiles stay. */
export const GameTile = memo(function GameTile({ game, index, columns, count }: Props) {
  const place = { '--row': Math.floor(index / columns), '--column': index % columns };
  return (
    <li
      className={styles.tile}
      style={place as CSSProperties}
      data-tile={index}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {game ? <GameCard game={game} /> : <UnavailableCard />}
    </li>
  );
});
