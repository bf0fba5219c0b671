// A round is a paid spin and all its free games, decided together. Multipliers are integer hundredths of the stake.
import { scaled, type Floats } from '../../fair/index.ts';
import type { Coins, Grid, LineSymbol, Model, SlotSymbol } from './Model.ts';
import { coinCells, expandedWin, payFor, scatterWin, type SlotsWin, winsOf } from './wins.ts';

/** A moment of a spin shows this: after the reels stopped, after symbols fell, after a respin. */
export interface Frame {
  grid: Grid;
  wins: readonly SlotsWin[];
  /** The factor of its wins. */
  factor: number;
  multiplier: number;
  /** Cells that stay in the next spin, with what a coin in them is worth, in hundredths; 0 for a wild. */
  held: ReadonlyMap<number, number>;
}

export interface SlotsSpin {
  frames: readonly Frame[];
  /** Free games won by this spin. */
  freeSpins: number;
  /** The symbol that expands in the free games. */
  expanding?: LineSymbol | undefined;
  /** The multiplier of all its wins. */
  multiplier: number;
}

export interface SlotsOutcome {
  /** All that was drawn in the paid spin: the stop of each reel, then what its features drew. */
  stops: number[];
  freeSpins: { stops: number[]; multiplier: number }[];
  /** The multiplier of the paid spin alone. */
  baseMultiplier: number;
}

/** Draws a whole number from 0 to below `count`. */
type Draw = (count: number) => number;

/** Free games keep this from one to the next. */
interface Kept {
  isFree: boolean;
  factor: number;
  wilds: ReadonlySet<number>;
  expanding: LineSymbol | undefined;
}

/** No model falls so often: a limit keeps every round finite. */
const MOST_FALLS = 50;
const NOTHING_HELD: ReadonlyMap<number, number> = new Map();

const symbolOn = (strip: string, place: number): SlotSymbol =>
  strip[((place % strip.length) + strip.length) % strip.length] as SlotSymbol;

/** Returns what the reels show at these stops. */
const gridAt = (strips: readonly string[], stops: readonly number[], rows: number): SlotSymbol[][] =>
  strips.map((strip, reel) => Array.from({ length: rows }, (_, row) => symbolOn(strip, (stops[reel] ?? 0) + row)));

const isPlace = (place: number | undefined, count: number): place is number =>
  Number.isInteger(place) && place !== undefined && place >= 0 && place < count;

/** What the reels of the paid spin showed first is empty for stops that no reel has. */
export const firstGridOf = ({ strips, rows }: Model, stops: readonly number[]): Grid =>
  strips.every(({ length }, reel) => isPlace(stops[reel], length)) ? gridAt(strips, stops, rows) : [];

export const frameOf = (grid: Grid, wins: readonly SlotsWin[], factor: number, held = NOTHING_HELD): Frame => ({
  grid,
  wins,
  factor,
  held,
  multiplier: wins.reduce((sum, { multiplier }) => sum + multiplier, 0) * factor,
});

/** Symbols that won go, those above come down, and the reels turn on behind them. */
function falls(model: Model, strips: readonly string[], stops: readonly number[], kept: Kept): Frame[] {
  const { rows, factors = [], free } = model;
  const grows = kept.isFree && free?.grows === true;
  const tops = [...stops];
  let grid: Grid = gridAt(strips, stops, rows);
  const frames: Frame[] = [];
  for (let fall = 0; fall <= MOST_FALLS; fall += 1) {
    const wins = winsOf(model, grid);
    const factor = grows ? kept.factor : (factors[Math.min(fall, factors.length - 1)] ?? 1);
    frames.push(frameOf(grid, wins, kept.isFree && !grows ? factor * kept.factor : factor));
    if (wins.length === 0) break;
    if (grows) kept.factor += 1;
    const gone = new Set(wins.flatMap(({ cells }) => cells));
    grid = grid.map((symbols, reel) => {
      const left = symbols.filter((_, row) => !gone.has(reel * rows + row));
      const strip = strips[reel] ?? '';
      const fresh = Array.from({ length: rows - left.length }, () =>
        symbolOn(strip, (tops[reel] = (tops[reel] ?? 0) - 1)),
      );
      return [...fresh.reverse(), ...left];
    });
  }
  return frames;
}

function coinValue({ values, of }: Coins, draw: Draw, isCoin: boolean): number {
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  let place = draw(isCoin ? all : of);
  return values.find(({ weight }) => (place -= weight) < 0)?.pays ?? 0;
}

/** Coins stay, and every other place turns again, until so many respins in a row bring none or all places have one. */
function respins(model: Model, coins: Coins, grid: Grid, draw: Draw): Frame[] {
  const { rows } = model;
  const held = new Map(coinCells(model, grid).map((cell) => [cell, coinValue(coins, draw, true)]));
  const places = grid.length * rows;
  const frames = [frameOf(grid, [], 1, new Map(held))];
  for (let left = coins.respins; left > 0 && held.size < places; left -= 1) {
    for (let cell = 0; cell < places; cell += 1) {
      const value = held.has(cell) ? 0 : coinValue(coins, draw, false);
      if (value === 0) continue;
      held.set(cell, value);
      left = coins.respins + 1;
    }
    const shown = grid.map((symbols, reel) =>
      symbols.map((symbol, row): SlotSymbol => (held.has(reel * rows + row) ? 'C' : symbol)),
    );
    frames.push(frameOf(shown, [], 1, new Map(held)));
  }
  const last = frames.at(-1) as Frame;
  const sum = [...held.values()].reduce((total, value) => total + value, held.size === places ? coins.full : 0);
  const win: SlotsWin = { symbol: 'C', count: held.size, cells: [...held.keys()], multiplier: sum };
  return [...frames.slice(0, -1), frameOf(last.grid, [win], 1, last.held)];
}

/** The reels with the wilds that stay on them. */
function withKeptWilds(model: Model, grid: SlotSymbol[][], kept: Kept): SlotSymbol[][] {
  if (!kept.isFree || !model.free?.keepsWilds) return grid;
  const shown = grid.map((symbols, reel) =>
    symbols.map((symbol, row) => (kept.wilds.has(reel * model.rows + row) ? 'W' : symbol)),
  );
  kept.wilds = new Set(
    shown.flatMap((symbols, reel) => symbols.flatMap((each, row) => (each === 'W' ? [reel * model.rows + row] : []))),
  );
  return shown;
}

function framesOf(model: Model, strips: readonly string[], draw: Draw, kept: Kept): Frame[] {
  const stops = strips.map(({ length }) => draw(length));
  if (model.factors) return falls(model, strips, stops, kept);
  const grid = withKeptWilds(model, gridAt(strips, stops, model.rows), kept);
  const held = new Map([...kept.wilds].map((cell) => [cell, 0]));
  const frames = [frameOf(grid, winsOf(model, grid), kept.factor, held)];
  const expanded = kept.expanding && expandedWin(model, grid, kept.expanding);
  if (expanded) {
    const full = grid.map((symbols) =>
      symbols.includes(expanded.symbol) ? symbols.map(() => expanded.symbol) : symbols,
    );
    frames.push(frameOf(full, [expanded], kept.factor));
  }
  const { coins } = model;
  if (coins && coinCells(model, grid).length >= coins.least) frames.push(...respins(model, coins, grid, draw));
  return frames;
}

/** Scatters are counted where nothing falls any more, and before a symbol fills reels. */
function withScatters(model: Model, frames: Frame[]): number {
  const at = model.factors ? frames.length - 1 : 0;
  const { grid, wins, factor, held } = frames[at] as Frame;
  const win = scatterWin(model, grid);
  if (!win) return 0;
  frames[at] = frameOf(grid, [...wins, win], factor, held);
  const { counts = [], freeSpins = [] } = model.scatters ?? {};
  return payFor(counts, freeSpins, win.count) ?? 0;
}

function spinOnce(model: Model, draw: Draw, kept: Kept): SlotsSpin {
  const strips = (kept.isFree && model.free?.strips) || model.strips;
  const frames = framesOf(model, strips, draw, kept);
  const freeSpins = withScatters(model, frames);
  if (freeSpins > 0 && model.free?.expands && !kept.isFree) {
    const symbols = Object.keys(model.pays) as LineSymbol[];
    kept.expanding = symbols[draw(symbols.length)];
  }
  const multiplier = frames.reduce((sum, frame) => sum + frame.multiplier, 0);
  return { frames, freeSpins, multiplier, ...(kept.expanding && { expanding: kept.expanding }) };
}

/** The spins of a round in order, with free games up to their limit, and up to the biggest win; `drawOf` tells what each draws. */
function spinAll(model: Model, drawOf: (index: number) => Draw): SlotsSpin[] {
  const { free, maxWin } = model;
  const kept: Kept = { isFree: false, factor: 1, wilds: new Set(), expanding: undefined };
  const spins: SlotsSpin[] = [];
  let [granted, left] = [0, maxWin * 100];
  for (let index = 0; index <= granted; index += 1) {
    const spin = spinOnce(model, drawOf(index), kept);
    const multiplier = Math.min(spin.multiplier, left);
    left -= multiplier;
    // The round has nothing more to win.
    if (left === 0) granted = index;
    const freeSpins = left === 0 ? 0 : Math.min(spin.freeSpins, (free?.most ?? 0) - granted);
    granted += freeSpins;
    spins.push({ ...spin, freeSpins, multiplier });
    if (index === 0) Object.assign(kept, { isFree: true, factor: free?.factor ?? 1 });
  }
  return spins;
}

/** The most floats that a round of the model can use. */
export function mostFloats({ strips, rows, free, coins }: Model): number {
  const places = strips.length * rows;
  const ofCoins = coins ? places + (places - coins.least + 1) * coins.respins * (places - coins.least) : 0;
  return strips.length * (1 + (free?.most ?? 0)) + 1 + ofCoins;
}

export function playSlots(
  model: Model,
  floats: Floats,
): { outcome: SlotsOutcome; multiplier: number; spins: SlotsSpin[] } {
  const drawn: number[][] = [];
  const spins = spinAll(model, (index) => {
    const own = (drawn[index] = [] as number[]);
    return (count) => {
      const place = scaled(floats(), count);
      own.push(place);
      return place;
    };
  });
  const [base, ...freeSpins] = spins.map(({ multiplier }, index) => ({ stops: drawn[index] ?? [], multiplier }));
  return {
    outcome: { stops: base?.stops ?? [], freeSpins, baseMultiplier: base?.multiplier ?? 0 },
    multiplier: spins.reduce((sum, { multiplier }) => sum + multiplier, 0),
    spins,
  };
}

/** The spins of a round with their symbols and wins, computed again from what it drew. Throws RangeError when the model cannot draw that. */
export function slotsSpinsOf(
  model: Model,
  { stops, freeSpins }: { stops: readonly number[]; freeSpins: readonly { stops: readonly number[] }[] },
): SlotsSpin[] {
  const drawn = [stops, ...freeSpins.map((spin) => spin.stops)];
  const used = drawn.map(() => 0);
  const spins = spinAll(model, (index) => (count) => {
    const place = drawn[index]?.[used[index] ?? 0];
    if (!isPlace(place, count)) throw new RangeError(`no stop ${place} on a reel`);
    used[index] = (used[index] ?? 0) + 1;
    return place;
  });
  if (spins.length !== drawn.length || used.some((count, index) => count !== drawn[index]?.length))
    throw new RangeError('the round drew more than its rules draw');
  return spins;
}
