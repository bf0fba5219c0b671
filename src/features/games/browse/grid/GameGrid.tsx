import type { Game } from '@contract/games.ts';
import clsx from 'clsx';
import { type CSSProperties, memo, useState } from 'react';
import { Skeletons } from '@/shared/components';
import { useIsLive } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { GameCard } from '../../GameCard/GameCard';
import card from '../../GameCard/GameCard.module.scss';
import styles from './GameGrid.module.scss';
import { useGridShape } from './useGridShape';
import { useRowsInView } from './useRowsInView';
import { useFocusAfterRemoval, useFocusedTile } from './useTileFocus';

interface Props {
  games: readonly Game[];
  /** Number of 'Game not available' cards at the end. */
  unreadableCount?: number;
  /** False for the first games of a list: the rest is on its way, and has its place. */
  isWhole?: boolean;
  /** Small tiles, three a row on phones. */
  isCompact?: boolean;
  label: string;
}

const tilesOf = (row: number, columns: number): number[] =>
  Array.from({ length: columns }, (_, column) => row * columns + column);

/** Rows of a page that was made ahead, where nothing is measured: the style sheet places their tiles until they are. */
const UNMEASURED = Array.from({ length: 12 }, (_, row) => row);

/** A page that was made ahead has so many pictures: each phone shows two tiles side by side. */
const FIRST_PICTURES = 2;

/** Only tiles near the view are in the document, but the height is full from the first render, to restore scrolling. */
export function GameGrid({ games, unreadableCount = 0, isWhole = true, isCompact = false, label }: Props) {
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const { columns, gap, tileHeight } = useGridShape(grid, isCompact);
  const count = games.length + unreadableCount;
  const rowCount = Math.ceil(count / columns);
  const focusedTile = useFocusedTile(grid);
  const focused = focusedTile === null ? null : Math.floor(focusedTile / columns);
  const rows = useRowsInView(grid, { count: rowCount, height: tileHeight, gap, focused });
  const isLive = useIsLive();
  const [isTakenOver] = useState(!isLive);
  const isFlowing = rows === null && isTakenOver;
  const shown = isWhole ? count : games.length;
  const tiles = (rows ?? (isFlowing ? UNMEASURED : []))
    .flatMap((row) => tilesOf(row, columns))
    .filter((index) => index < shown);
  useFocusAfterRemoval(grid, games);
  const measures = {
    '--columns': columns,
    '--rows': rowCount,
    '--gap': `${gap}px`,
    '--tile-height': `${tileHeight}px`,
  };
  return (
    <ul
      ref={setGrid}
      className={isFlowing ? clsx(styles.flow, isCompact && styles.compact) : styles.grid}
      aria-label={label}
      style={isFlowing ? undefined : (measures as CSSProperties)}
    >
      {tiles.map((index) => {
        const game = games[index];
        const key = game?.id ?? `unreadable ${index - games.length}`;
        const row = Math.floor(index / columns);
        return (
          <GameTile
            key={key}
            game={game}
            index={index}
            start={isFlowing ? undefined : `calc((100% + ${gap}px) * ${(index % columns) / columns})`}
            top={isFlowing ? undefined : `${row * (tileHeight + gap)}px`}
            count={count}
            isCompact={isCompact}
            isInFirstRow={row === 0}
            isAtOnce={isTakenOver && index < FIRST_PICTURES}
          />
        );
      })}
    </ul>
  );
}

interface TileProps {
  /** Missing for an item that is not a game. */
  game: Game | undefined;
  index: number;
  /** CSS lengths from the start and the top of the grid; none where the style sheet places the tile. */
  start: string | undefined;
  top: string | undefined;
  count: number;
  isCompact: boolean;
  isInFirstRow: boolean;
  isAtOnce: boolean;
}

/** Memoised by hand: scrolling renders the list with each new tile, and most tiles stay the same. */
const GameTile = memo(function GameTile({ game, index, start, top, count, isCompact, ...picture }: TileProps) {
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

/** Stands for an item of the game list that is not a game. */
export const UnavailableCard = () => (
  <article className={card.card}>
    <span className={card.picture} data-state="failed">
      <span className={card.noPicture}>{t('games.unavailable')}</span>
    </span>
  </article>
);

/** Enough for a large screen. */
const PLACES = 24;

export const GameGridSkeleton = ({ isCompact = false }: { isCompact?: boolean }) => (
  <Skeletons
    message="games.loading"
    count={PLACES}
    className={clsx(styles.skeleton, isCompact && styles.compact)}
    itemClassName={styles.place}
  />
);
