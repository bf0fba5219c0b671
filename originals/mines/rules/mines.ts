// Multipliers are integer hundredths: 150 is 1.50×. Tiles are numbered 0 to 24, row by row.
import { combinations, drawOf, type Floats } from '../../fair/index.ts';

export interface MinesChoice {
  /** How many are hidden, 1 to 24. */
  mines: number;
}

export const MINES_RTP = 0.97;
export const TILES = 25;
export const LEAST_MINES = 1;
export const MOST_MINES = TILES - 1;

const PERCENT_PAID = 97;
export const ALL_TILES: readonly number[] = Array.from({ length: TILES }, (_, tile) => tile);

/** Throws RangeError unless there are 1 to 24 mines. */
export function checkMines({ mines }: MinesChoice): void {
  if (!Number.isInteger(mines) || mines < LEAST_MINES || mines > MOST_MINES)
    throw new RangeError(`cannot lay ${mines} mines`);
}

/** The mines, one float each, each from the tiles that are left. Throws RangeError on a bad choice. */
export function drawMines(choice: MinesChoice, floats: Floats): number[] {
  checkMines(choice);
  return drawOf(ALL_TILES, choice.mines, floats);
}

/** 0.97 × C(25, opened) ÷ C(25 − mines, opened), cut to hundredths; 100 before the first tile. */
export function minesMultiplierOf(mines: number, opened: number): number {
  if (opened === 0) return 100;
  const [odds, ways] = [PERCENT_PAID * combinations(TILES, opened), combinations(TILES - mines, opened)];
  return (odds - (odds % ways)) / ways;
}
