// Multipliers are integer hundredths: 150 is 1.50×. Tiles are numbered 0 to 24, row by row.
import { combinations, drawOf, type Floats } from '../../fair/index.ts';

export interface MinesChoice {
  /** How many are hidden, 1 to 24. */
  mines: number;
}

export interface MinesField {
  mines: readonly number[];
  /** Opened safe tiles, in order. */
  opened: readonly number[];
  /** The mine that ended the round. */
  hit?: number;
}

export interface MinesStep {
  field: MinesField;
  /** Paid now, or what a cash-out would pay; 0 after a mine. */
  multiplier: number;
  isSettled: boolean;
}

export const MINES_RTP = 0.97;
export const TILES = 25;
export const LEAST_MINES = 1;
export const MOST_MINES = TILES - 1;

const PERCENT_PAID = 97;
const ALL_TILES: readonly number[] = Array.from({ length: TILES }, (_, tile) => tile);

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

const isLastSafe = ({ mines, opened }: MinesField): boolean => opened.length === TILES - mines.length;

/** Opens a closed tile; the last safe one settles the round. Throws RangeError on any other tile and after a mine. */
export function openTile(field: MinesField, tile: number): MinesStep {
  const { mines, opened, hit } = field;
  if (hit !== undefined || !ALL_TILES.includes(tile) || opened.includes(tile))
    throw new RangeError(`tile ${tile} cannot be opened`);
  if (mines.includes(tile)) return { field: { ...field, hit: tile }, multiplier: 0, isSettled: true };
  const next = { ...field, opened: [...opened, tile] };
  return { field: next, multiplier: minesMultiplierOf(mines.length, next.opened.length), isSettled: isLastSafe(next) };
}

/** Takes the win. Throws RangeError without an open tile and after a mine. */
export function cashOut(field: MinesField): MinesStep {
  if (field.hit !== undefined || field.opened.length === 0) throw new RangeError('nothing to cash out');
  return { field, multiplier: minesMultiplierOf(field.mines.length, field.opened.length), isSettled: true };
}
