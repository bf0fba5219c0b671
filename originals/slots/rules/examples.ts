// Each feature of a model in a picture: only the symbols that matter are on the reels, and the rules say what they pay.
import type { Grid, LineSymbol, Model, SlotSymbol } from './Model.ts';
import { type Frame, frameOf } from './playSlots.ts';
import { expandedWin, scatterWin, type SlotsWin, winsOf } from './wins.ts';

/** Empty places are undefined, and win nothing. */
type Sparse = readonly (readonly (SlotSymbol | undefined)[])[];
type Placed = readonly [cell: number, symbol: SlotSymbol];

const gridOf = ({ strips, rows }: Model, placed: readonly Placed[]): Grid => {
  const at = new Map(placed);
  const sparse: Sparse = strips.map((_, reel) => Array.from({ length: rows }, (__, row) => at.get(reel * rows + row)));
  return sparse as Grid;
};

const exampleOf = (model: Model, placed: readonly Placed[], factor = 1): Frame => {
  const grid = gridOf(model, placed);
  return frameOf(grid, winsOf(model, grid), factor);
};

/** The places of the fewest symbols that win together. */
function winningCells({ by, lines = [], rows, counts, strips }: Model): number[] {
  const least = counts[0] ?? 0;
  const middle = Math.floor(rows / 2);
  if (by === 'clusters')
    return [...Array(least).keys()].map((index) => (2 + (index % 3)) * rows + middle - Math.floor(index / 3));
  // Steps of seven come to a new place each time, as no grid has a multiple of seven places.
  if (by === 'anywhere') return [...Array(least).keys()].map((index) => (index * 7) % (strips.length * rows));
  // A line that bends shows that lines may.
  const line = lines.find((each) => new Set(each.slice(0, least)).size > 1) ?? [];
  const cells = [...Array(least).keys()].map((reel) => reel * rows + (line[reel] ?? middle));
  return by === 'ways' ? [...cells, rows + middle + 1] : cells;
}

const allOf = (cells: readonly number[], symbol: SlotSymbol): Placed[] => cells.map((cell) => [cell, symbol]);

const WINNER: LineSymbol = '2';
const NEXT_WINNER: LineSymbol = '3';

/** The fewest symbols that win. */
export const winExample = (model: Model, factor = 1): Frame =>
  exampleOf(model, allOf(winningCells(model), WINNER), factor);

/** A wild stands for the symbol of the second reel, or of the next one that has wilds. */
export function wildExample(model: Model): Frame {
  const wild: SlotSymbol = model.scatters?.areWild ? 'S' : 'W';
  const reel = model.strips.findIndex((strip, index) => index > 0 && strip.includes(wild));
  const isWild = (cell: number): boolean => Math.floor(cell / model.rows) === reel;
  return exampleOf(
    model,
    winningCells(model).map((cell) => [cell, isWild(cell) ? wild : WINNER]),
  );
}

/** One fall after another with these factors. */
export const fallsExample = (model: Model, factors: readonly number[]): Frame[] =>
  factors.map((factor, index) =>
    exampleOf(model, allOf(winningCells(model), index % 2 === 0 ? WINNER : NEXT_WINNER), factor),
  );

/** The fewest scatters that start free games. */
export function scatterExample(model: Model): Frame {
  const { strips, rows, scatters } = model;
  const reels = strips.flatMap((strip, reel) => (strip.includes('S') ? [reel] : [])).slice(0, scatters?.counts[0]);
  const grid = gridOf(
    model,
    reels.map((reel, index) => [reel * rows + ((index * 2) % rows), 'S']),
  );
  const win = scatterWin(model, grid);
  return frameOf(grid, win ? [win] : [], 1);
}

/** A wild that came alone, and the next spin in which it is still there. */
export function keptExample(model: Model): Frame[] {
  const cells = winningCells(model);
  const kept: Placed = [cells[1] ?? 0, 'W'];
  const held = new Map([[kept[0], 0]]);
  const rest = cells.filter((cell) => cell !== kept[0]);
  const later = exampleOf(model, [kept, ...allOf(rest, WINNER)]);
  return [
    { ...exampleOf(model, [kept]), held },
    { ...later, held },
  ];
}

/** A symbol on just enough reels, and the same after it filled them. */
export function expandingExample(model: Model): Frame[] {
  const { strips, rows, counts } = model;
  const reels = [...Array(counts[0] ?? 0).keys()].map((index) => Math.min(index * 2, strips.length - 1));
  const few: Placed[] = reels.map((reel, index) => [reel * rows + (index % rows), WINNER]);
  const full = reels.flatMap((reel) => Array.from({ length: rows }, (_, row): Placed => [reel * rows + row, WINNER]));
  const win = expandedWin(model, gridOf(model, few), WINNER);
  return [frameOf(gridOf(model, few), [], 1), frameOf(gridOf(model, full), win ? [win] : [], 1)];
}

/** The fewest coins that hold the reels, if no further one comes. */
export function coinsExample(model: Model, coins: NonNullable<Model['coins']>): Frame {
  const places = model.strips.length * model.rows;
  const cells = [...Array(coins.least).keys()].map((index) => (index * 7) % places);
  const held = new Map(cells.map((cell, index) => [cell, coins.values[index % 3]?.pays ?? 0]));
  const multiplier = [...held.values()].reduce((sum, value) => sum + value, 0);
  const win: SlotsWin = { symbol: 'C', count: cells.length, cells, multiplier };
  return frameOf(gridOf(model, allOf(cells, 'C')), [win], 1, held);
}
