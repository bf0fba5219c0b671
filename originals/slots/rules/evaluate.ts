// Multipliers are integer hundredths of the whole stake: 150 is 1.50×.
import { PAYLINES } from './paylines.ts';
import { FREE_SPIN_FACTOR, FREE_SPINS, LINE_PAYS, SCATTER_PAYS } from './paytable.ts';
import { REEL_STRIPS } from './reelStrips.ts';
import { ROWS, type Grid, type LineSymbol, type SlotSymbol } from './symbols.ts';

export interface LineWin {
  /** Index of the payline. */
  line: number;
  symbol: LineSymbol;
  count: number;
  multiplier: number;
}

export interface SlotsSpin {
  grid: Grid;
  lineWins: readonly LineWin[];
  scatterCount: number;
  /** Free spins won by this spin. */
  freeSpins: number;
  /** Of all its wins, with the free-spin factor. */
  multiplier: number;
}

const LEAST_OF_A_KIND = 3;
/** The stake is shared by the lines: one line stake is this many hundredths of it. */
const LINE_STAKE = 100 / PAYLINES.length;

/** What the reels show at these stops. Throws RangeError on a stop outside its reel. */
export const gridOf = (stops: readonly number[]): Grid =>
  REEL_STRIPS.map((strip, reel) => {
    const stop = stops[reel] ?? -1;
    if (!Number.isInteger(stop) || stop < 0 || stop >= strip.length) throw new RangeError(`no stop ${stop} on a reel`);
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as SlotSymbol);
  });

/** How many symbols from the left are the first symbol or wild. No line starts with wild, because reel one has none. */
function countFromLeft(symbols: readonly SlotSymbol[]): number {
  const [first] = symbols;
  const end = symbols.findIndex((symbol) => symbol !== first && symbol !== 'W');
  return end === -1 ? symbols.length : end;
}

function lineWin(grid: Grid, line: number, factor: number): LineWin | undefined {
  const symbols = (PAYLINES[line] ?? []).map((row, reel) => grid[reel]?.[row] as SlotSymbol);
  const [symbol] = symbols;
  const count = countFromLeft(symbols);
  if (symbol === undefined || symbol === 'S' || symbol === 'W' || count < LEAST_OF_A_KIND) return undefined;
  return { line, symbol, count, multiplier: (LINE_PAYS[symbol][count - LEAST_OF_A_KIND] ?? 0) * LINE_STAKE * factor };
}

/** All that a grid wins. */
export function evaluate(grid: Grid, isFreeSpin: boolean): SlotsSpin {
  const factor = isFreeSpin ? FREE_SPIN_FACTOR : 1;
  const lineWins = PAYLINES.map((_, line) => lineWin(grid, line, factor)).filter((win) => win !== undefined);
  const scatterCount = grid.flat().filter((symbol) => symbol === 'S').length;
  const scatters = (SCATTER_PAYS[scatterCount - LEAST_OF_A_KIND] ?? 0) * 100 * factor;
  return {
    grid,
    lineWins,
    scatterCount,
    freeSpins: FREE_SPINS[scatterCount - LEAST_OF_A_KIND] ?? 0,
    multiplier: lineWins.reduce((sum, win) => sum + win.multiplier, scatters),
  };
}
