import type { Round } from '@contract/rounds.ts';
import clsx from 'clsx';
import styles from './Outcome.module.scss';

type MinesOutcome = Extract<Round, { kind: 'mines' }>['outcome'];

const SIDE = 5;
const TILES = Array.from({ length: SIDE * SIDE }, (_, tile) => tile);

/** The board: opened tiles, the mines as soon as they are told, and the one that was hit. */
export function MinesPicture({ outcome: { opened, mines = [], hit } }: { outcome: MinesOutcome }) {
  const lookOf = (tile: number) =>
    clsx(opened.includes(tile) && styles.opened, mines.includes(tile) && styles.mine, tile === hit && styles.struck);
  return (
    <svg viewBox="0 0 60 60" focusable="false">
      {TILES.map((tile) => (
        <rect
          key={tile}
          className={clsx(styles.tile, lookOf(tile))}
          x={1 + (tile % SIDE) * 12}
          y={1 + Math.floor(tile / SIDE) * 12}
          width="10"
          height="10"
          rx="2.5"
        />
      ))}
    </svg>
  );
}
