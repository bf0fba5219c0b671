// Multipliers are integer hundredths of the whole stake: 150 is 1.50×.
import {
  FREE_SPIN_FACTOR,
  FREE_SPINS,
  type Grid,
  LINE_PAYS,
  type LineSymbol,
  PAYLINES,
  REEL_STRIPS,
  REELS,
  ROWS,
  SCATTER_PAYS,
  type SlotSymbol,
} from './paytable.ts';

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
  /** The multiplier of all its wins, with the free-spin factor. */
  multiplier: number;
}

const LEAST_OF_A_KIND = 3;
/** The stake is shared by the lines: one line stake is this many hundredths of it. */
const LINE_STAKE = 100 / PAYLINES.length;

/** Returns what the reels show at these stops. Throws RangeError on a stop outside its reel. */
export const gridOf = (stops: readonly number[]): Grid =>
  REEL_STRIPS.map((strip, reel) => {
    const stop = stops[reel] ?? -1;
    if (!Number.isInteger(stop) || stop < 0 || stop >= strip.length) throw new RangeError(`no stop ${stop} on a reel`);
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as SlotSymbol);
  });

const symbolAt = (grid: Grid, line: number, reel: number): SlotSymbol | undefined =>
  grid[reel]?.[PAYLINES[line]?.[reel] ?? -1];

/** How many symbols from the left are the first symbol or wild. No line starts with wild, because reel one has none. */
function countFromLeft(grid: Grid, line: number, first: SlotSymbol): number {
  for (let reel = 1; reel < REELS; reel += 1) {
    const symbol = symbolAt(grid, line, reel);
    if (symbol !== first && symbol !== 'W') return reel;
  }
  return REELS;
}

function lineWin(grid: Grid, line: number, factor: number): LineWin | undefined {
  const symbol = symbolAt(grid, line, 0);
  if (symbol === undefined || symbol === 'S' || symbol === 'W') return undefined;
  const count = countFromLeft(grid, line, symbol);
  const pay = LINE_PAYS[symbol][count - LEAST_OF_A_KIND];
  return pay === undefined ? undefined : { line, symbol, count, multiplier: pay * LINE_STAKE * factor };
}

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
