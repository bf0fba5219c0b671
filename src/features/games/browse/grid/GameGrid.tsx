import type { Game } from '@contract/games.ts';
import { type CSSProperties, useState } from 'react';
import { useMediaQuery } from '@/shared/hooks';
import styles from './GameGrid.module.scss';
import { GameTile } from './GameTile';
import { gridShape, isWithin, TILES, tilesToRender } from './gridGeometry';
import { useElementWidth } from './useElementWidth';
import { useFocusAfterRemoval, useFocusedTile } from './useTileFocus';
import { useTilesInView } from './useTilesInView';

interface Props {
  games: readonly Game[];
  /** Number of 'Game not available' cards at the end. */
  unreadableCount?: number;
  /** Small tiles, three a row on phones. */
  isCompact?: boolean;
  /** Name of the list for assistive technology. */
  label: string;
}

/** Only tiles near the view are in the document, but the height is full from the first render, to restore scrolling. */
export function GameGrid({ games, unreadableCount = 0, isCompact = false, label }: Props) {
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const full = useMediaQuery('(width >= 640px)') ? TILES.medium : TILES.narrow;
  const shape = gridShape(useElementWidth(grid), isCompact ? TILES.compact : full);
  const count = games.length + unreadableCount;
  const { columns, gap, tileHeight } = shape;
  const inView = useTilesInView(grid, shape);
  const tiles = tilesToRender(inView, columns, count, useFocusedTile(grid));
  useFocusAfterRemoval(grid, games);
  const measures = {
    '--columns': columns,
    '--rows': Math.ceil(count / columns),
    '--gap': `${gap}px`,
    '--tile-height': `${tileHeight}px`,
  };
  return (
    <ul ref={setGrid} className={styles.grid} aria-label={label} style={measures as CSSProperties}>
      {tiles.map((index) => {
        const game = games[index];
        const key = game?.id ?? `unreadable ${index - games.length}`;
        const row = Math.floor(index / columns);
        return (
          <GameTile
            key={key}
            game={game}
            index={index}
            start={`calc((100% + ${gap}px) * ${(index % columns) / columns})`}
            top={`${row * (tileHeight + gap)}px`}
            count={count}
            isCompact={isCompact}
            isNear={isWithin(inView.near, index)}
            isInFirstRow={row === 0}
          />
        );
      })}
    </ul>
  );
}
