import { uniformInt, type RandomSource } from '../kit/random';
import { PAYLINES } from './paylines';
import { FREE_SPIN_FACTOR, FREE_SPINS, LINE_PAYS, SCATTER_PAYS } from './paytable';
import { REEL_STRIPS } from './reelStrips';
import { ROWS, type Grid, type LineSymbol, type SlotSymbol } from './symbols';

export interface LineWin {
  /** Index of the payline. */
  line: number;
  symbol: LineSymbol;
  count: number;
  payCents: number;
}

export interface SpinOutcome {
  grid: Grid;
  lineWins: readonly LineWin[];
  scatterCount: number;
  /** Free spins won by this spin. */
  freeSpins: number;
  /** The whole payout of this spin, with the free-spin factor. */
  winCents: number;
}

const LEAST_OF_A_KIND = 3;

/** Stops each reel at a uniformly random place. */
export function spinReels(random: RandomSource): Grid {
  return REEL_STRIPS.map((strip) => {
    const stop = uniformInt(random, strip.length);
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as SlotSymbol);
  });
}

/** How many symbols from the left are the first symbol or wild. No line starts with wild, because reel one has none. */
function countFromLeft(symbols: readonly SlotSymbol[]): number {
  const [first] = symbols;
  const end = symbols.findIndex((symbol) => symbol !== first && symbol !== 'W');
  return end === -1 ? symbols.length : end;
}

function lineWin(grid: Grid, line: number, lineStakeCents: number): LineWin | undefined {
  const symbols = (PAYLINES[line] ?? []).map((row, reel) => grid[reel]?.[row] as SlotSymbol);
  const [symbol] = symbols;
  const count = countFromLeft(symbols);
  if (symbol === undefined || symbol === 'S' || symbol === 'W' || count < LEAST_OF_A_KIND) return undefined;
  return { line, symbol, count, payCents: (LINE_PAYS[symbol][count - LEAST_OF_A_KIND] ?? 0) * lineStakeCents };
}

/** The payout of a grid for a total stake in cents, which must be divisible by ten. */
export function evaluate(grid: Grid, stakeCents: number, isFreeSpin: boolean): SpinOutcome {
  const lineStakeCents = stakeCents / PAYLINES.length;
  if (!Number.isInteger(lineStakeCents) || lineStakeCents < 1)
    throw new RangeError(`stake not divisible by the lines: ${stakeCents}`);
  const factor = isFreeSpin ? FREE_SPIN_FACTOR : 1;
  const lineWins = PAYLINES.map((_, line) => lineWin(grid, line, lineStakeCents * factor)).filter(
    (win) => win !== undefined,
  );
  const scatterCount = grid.flat().filter((symbol) => symbol === 'S').length;
  const scatterCents = (SCATTER_PAYS[scatterCount - LEAST_OF_A_KIND] ?? 0) * stakeCents * factor;
  return {
    grid,
    lineWins,
    scatterCount,
    freeSpins: FREE_SPINS[scatterCount - LEAST_OF_A_KIND] ?? 0,
    winCents: lineWins.reduce((sum, win) => sum + win.payCents, scatterCents),
  };
}

export function spin(random: RandomSource, stakeCents: number, isFreeSpin: boolean): SpinOutcome {
  return evaluate(spinReels(random), stakeCents, isFreeSpin);
}
