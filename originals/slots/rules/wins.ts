import type { Grid, LineSymbol, Model, SlotSymbol, WinsBy } from './Model.ts';

/** Symbols that win together. A cell is reel × rows + row. */
export interface SlotsWin {
  symbol: SlotSymbol;
  count: number;
  cells: readonly number[];
  /** Hundredths of the stake, before the factor of its moment. */
  multiplier: number;
  /** Index of the line, where lines pay. */
  line?: number;
}

/** The pay for so many, from a list by least counts; undefined for too few. */
export const payFor = (counts: readonly number[], pays: readonly number[] = [], count: number): number | undefined =>
  pays[counts.findLastIndex((least) => count >= least)];

const isWild = ({ scatters }: Model, symbol: SlotSymbol | undefined): boolean =>
  symbol === 'W' || (symbol === 'S' && scatters?.areWild === true);

const asLineSymbol = (symbol: SlotSymbol | undefined): LineSymbol | undefined =>
  symbol === 'S' || symbol === 'C' || symbol === 'W' ? undefined : symbol;

/** A line of wilds alone counts as the most valuable symbol. */
function lineWin(model: Model, grid: Grid, rows: readonly number[], line: number): SlotsWin | undefined {
  const shown = rows.map((row, reel) => grid[reel]?.[row]);
  const first = shown.find((symbol) => !isWild(model, symbol)) ?? '1';
  const symbol = asLineSymbol(first);
  if (!symbol) return undefined;
  const other = shown.findIndex((each) => each !== symbol && !isWild(model, each));
  const count = other < 0 ? shown.length : other;
  const pay = payFor(model.counts, model.pays[symbol], count);
  if (!pay) return undefined;
  const wilds = shown.slice(0, count).filter((each) => isWild(model, each)).length;
  const cells = rows.slice(0, count).map((row, reel) => reel * model.rows + row);
  return { symbol, count, cells, multiplier: pay * (model.wildFactor ?? 1) ** wilds, line };
}

const cellsWhere = (grid: Grid, { rows }: Pick<Model, 'rows'>, isIt: (symbol: SlotSymbol) => boolean): number[] =>
  grid.flatMap((symbols, reel) => symbols.flatMap((symbol, row) => (isIt(symbol) ? [reel * rows + row] : [])));

const symbolsOf = ({ pays }: Model): LineSymbol[] => Object.keys(pays) as LineSymbol[];

function wayWin(model: Model, grid: Grid, symbol: LineSymbol): SlotsWin | undefined {
  const fits = (shown: SlotSymbol): boolean => shown === symbol || isWild(model, shown);
  const other = grid.findIndex((symbols) => !symbols.some(fits));
  const count = other < 0 ? grid.length : other;
  const pay = payFor(model.counts, model.pays[symbol], count);
  if (!pay) return undefined;
  const reels = grid.slice(0, count);
  const ways = reels.reduce((product, symbols) => product * symbols.filter(fits).length, 1);
  return { symbol, count, cells: cellsWhere(reels, model, fits), multiplier: pay * ways };
}

const groupWin = (model: Model, symbol: LineSymbol, cells: readonly number[]): SlotsWin[] => {
  const multiplier = payFor(model.counts, model.pays[symbol], cells.length);
  return multiplier ? [{ symbol, count: cells.length, cells, multiplier }] : [];
};

const besides = (cell: number, rows: number): number[] => [
  ...[cell - 1, cell + 1].filter((next) => Math.floor(next / rows) === Math.floor(cell / rows)),
  cell - rows,
  cell + rows,
];

/** The groups of cells that touch each other by a side. */
function clustersOf(cells: readonly number[], rows: number): number[][] {
  const left = new Set(cells);
  const groups: number[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const group = [first];
    // The group grows while it is walked.
    for (const cell of group) group.push(...besides(cell, rows).filter((next) => left.delete(next)));
    groups.push(group);
  }
  return groups;
}

const FINDERS: Readonly<Record<WinsBy, (model: Model, grid: Grid) => SlotsWin[]>> = {
  lines: (model, grid) =>
    (model.lines ?? []).map((rows, line) => lineWin(model, grid, rows, line)).filter((win) => win !== undefined),
  ways: (model, grid) =>
    symbolsOf(model)
      .map((symbol) => wayWin(model, grid, symbol))
      .filter((win) => win !== undefined),
  anywhere: (model, grid) =>
    symbolsOf(model).flatMap((symbol) =>
      groupWin(
        model,
        symbol,
        cellsWhere(grid, model, (shown) => shown === symbol),
      ),
    ),
  clusters: (model, grid) =>
    symbolsOf(model).flatMap((symbol) =>
      clustersOf(
        cellsWhere(grid, model, (shown) => shown === symbol),
        model.rows,
      ).flatMap((cells) => groupWin(model, symbol, cells)),
    ),
};

/** Finds what the symbols in view win, scatters and coins aside. */
export const winsOf = (model: Model, grid: Grid): SlotsWin[] => FINDERS[model.by](model, grid);

/** The scatters in view, with what they pay themselves; undefined when they are too few for anything. */
export function scatterWin(model: Model, grid: Grid): SlotsWin | undefined {
  const { scatters } = model;
  const cells = cellsWhere(grid, model, (symbol) => symbol === 'S');
  const multiplier = scatters && payFor(scatters.counts, scatters.pays, cells.length);
  return multiplier === undefined ? undefined : { symbol: 'S', count: cells.length, cells, multiplier };
}

/** A symbol that fills each reel on which it is in view, and pays on every line for so many reels. */
export function expandedWin(model: Model, grid: Grid, symbol: LineSymbol): SlotsWin | undefined {
  const reels = grid.flatMap((symbols, reel) => (symbols.includes(symbol) ? [reel] : []));
  const pay = payFor(model.counts, model.pays[symbol], reels.length);
  if (!pay) return undefined;
  const cells = reels.flatMap((reel) => Array.from({ length: model.rows }, (_, row) => reel * model.rows + row));
  return { symbol, count: reels.length, cells, multiplier: pay * (model.lines?.length ?? 1) };
}

export const coinCells = (model: Model, grid: Grid): number[] => cellsWhere(grid, model, (symbol) => symbol === 'C');
