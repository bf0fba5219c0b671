// Multipliers are integer hundredths: 150 is 1.50×.
import { shuffled, uniformInt, type RandomSource } from '../kit/random';

export const MINES_RTP = 0.97;
export const TILES = 25;
export const LEAST_MINES = 1;
export const MOST_MINES = TILES - 1;

export interface MinesRound {
  phase: 'open' | 'cashed' | 'exploded';
  stakeCents: number;
  mines: ReadonlySet<number>;
  /** Opened safe tiles, in order. */
  opened: readonly number[];
  /** The mine that ended the round. */
  hit?: number;
}

/** The number of ways to choose `chosen` of `all`; exact, because no value here exceeds C(25, 12). */
export function combinations(all: number, chosen: number): number {
  let ways = 1;
  for (let index = 1; index <= chosen; index += 1) ways = (ways * (all - chosen + index)) / index;
  return ways;
}

/** 0.97 × C(25, opened) ÷ C(25 − mines, opened), cut to hundredths; 100 before the first tile. */
export function multiplierOf(mines: number, opened: number): number {
  if (opened === 0) return 100;
  return Math.floor((MINES_RTP * 100 * combinations(TILES, opened)) / combinations(TILES - mines, opened) + 1e-9);
}

/** Throws RangeError unless there are 1 to 24 mines. */
export function startRound(random: RandomSource, stakeCents: number, mineCount: number): MinesRound {
  if (!Number.isInteger(mineCount) || mineCount < LEAST_MINES || mineCount > MOST_MINES) {
    throw new RangeError(`cannot lay ${mineCount} mines`);
  }
  const tiles = Array.from({ length: TILES }, (_, tile) => tile);
  return { phase: 'open', stakeCents, mines: new Set(shuffled(tiles, random).slice(0, mineCount)), opened: [] };
}

/** The payout of a cash-out now, in cents. */
export function payoutCents({ stakeCents, mines, opened, phase }: MinesRound): number {
  return phase === 'exploded' ? 0 : Math.floor((stakeCents * multiplierOf(mines.size, opened.length)) / 100);
}

/** A tile that is open, outside the field, or pressed after the end changes nothing; the last safe tile cashes out. */
export function openTile(round: MinesRound, tile: number): MinesRound {
  if (round.phase !== 'open' || round.opened.includes(tile) || tile < 0 || tile >= TILES) return round;
  if (round.mines.has(tile)) return { ...round, phase: 'exploded', hit: tile };
  const opened = [...round.opened, tile];
  return { ...round, opened, phase: opened.length === TILES - round.mines.size ? 'cashed' : 'open' };
}

/** A closed tile that is chosen at random. */
export function randomTile({ opened }: MinesRound, random: RandomSource): number {
  const closed = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !opened.includes(tile));
  return closed[uniformInt(random, closed.length)] ?? 0;
}

/** Takes the win. Needs an open tile; does nothing after the end. */
export function cashOut(round: MinesRound): MinesRound {
  return round.phase === 'open' && round.opened.length > 0 ? { ...round, phase: 'cashed' } : round;
}
