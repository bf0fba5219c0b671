// The exact return to player of slots whose spins do not depend on each other. It is for tests, and too slow for the game.
import type { Grid, LineSymbol, Model, SlotSymbol } from './Model.ts';
import { expandedWin, payFor, winsOf } from './wins.ts';

type Shares = ReadonlyMap<SlotSymbol, number>;

/** How often a cell of each reel shows each symbol. */
const sharesOf = (strip: string): Shares =>
  new Map(
    [...new Set(strip)].map((symbol) => [
      symbol as SlotSymbol,
      strip.split(symbol).length / strip.length - 1 / strip.length,
    ]),
  );

/** Calls back with every row of one symbol a reel, and its chance. */
function eachRow(reels: readonly Shares[], see: (row: readonly SlotSymbol[], chance: number) => void): void {
  const walk = (row: readonly SlotSymbol[], chance: number): void => {
    const shares = reels[row.length];
    if (!shares) return see(row, chance);
    for (const [symbol, share] of shares) walk([...row, symbol], chance * share);
  };
  walk([], 1);
}

/** The expected pay of lines in hundredths: each line shows symbols as often as the first, so one line stands for all. */
function expectedLines(model: Model, strips: readonly string[]): number {
  const lines = model.lines ?? [];
  const one: Model = { ...model, rows: 1, lines: [strips.map(() => 0)] };
  let sum = 0;
  eachRow(strips.map(sharesOf), (row, chance) => {
    for (const { multiplier } of winsOf(
      one,
      row.map((symbol) => [symbol]),
    ))
      sum += chance * multiplier;
  });
  return sum * lines.length;
}

/** Lists what a reel shows at each of its stops. */
const windowsOf = (strip: string, rows: number): SlotSymbol[][] =>
  [...strip].map((_, stop) =>
    Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length] as SlotSymbol),
  );

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The expected pay of ways: a symbol wins on exactly so many reels, each of them in as many ways as it shows it. */
function expectedWays({ counts, pays, rows }: Model, strips: readonly string[]): number {
  const ofSymbol = (symbol: LineSymbol): number => {
    const seen = strips.map((strip) =>
      windowsOf(strip, rows).map((shown) => shown.filter((each) => each === symbol || each === 'W').length),
    );
    const none = [...seen.map((reel) => mean(reel.map((count) => Number(count === 0)))), 1];
    let [sum, product] = [0, 1];
    seen.forEach((reel, index) => {
      product *= mean(reel);
      sum += (payFor(counts, pays[symbol], index + 1) ?? 0) * product * (none[index + 1] ?? 1);
    });
    return sum;
  };
  return (Object.keys(pays) as LineSymbol[]).reduce((sum, symbol) => sum + ofSymbol(symbol), 0);
}

/** The expected pay of a symbol that fills reels, over all of them that can be drawn. */
function expectedExpansion(model: Model, strips: readonly string[]): number {
  const ofSymbol = (symbol: LineSymbol): number => {
    let sum = 0;
    const reels = strips.map((strip): Shares => {
      const share = mean(windowsOf(strip, model.rows).map((shown) => Number(shown.includes(symbol))));
      return new Map<SlotSymbol, number>([
        [symbol, share],
        ['C', 1 - share],
      ]);
    });
    eachRow(reels, (row, chance) => {
      sum += chance * (expandedWin(model, row.map((each) => [each]) as Grid, symbol)?.multiplier ?? 0);
    });
    return sum;
  };
  return mean((Object.keys(model.pays) as LineSymbol[]).map(ofSymbol));
}

/** Chances of 0, 1, 2 … scatters in view. A reel shows at most one. */
function scatterChances(strips: readonly string[], rows: number): number[] {
  return strips.reduce(
    (chances, strip) => {
      const shown = (rows * (strip.split('S').length - 1)) / strip.length;
      return [...chances, 0].map((chance, count) => chance * (1 - shown) + (chances[count - 1] ?? 0) * shown);
    },
    [1],
  );
}

/** How many free games a round has on average, with their limit. `first` and `later`: the chances of so many won by a spin. */
function expectedFreeSpins(first: Won, later: Won, most: number): number {
  /** The share of all rounds by the free games granted, of rounds that still have a spin to play. */
  let playing = new Map([[0, 1]]);
  let expected = 0;
  for (let played = 0; playing.size > 0; played += 1) {
    const after = [...playing].flatMap(([granted, share]) =>
      (played === 0 ? first : later).map(([won, chance]) => [Math.min(most, granted + won), share * chance] as const),
    );
    expected += after.reduce((sum, [granted, share]) => sum + (granted <= played ? share * played : 0), 0);
    playing = new Map();
    for (const [granted, share] of after)
      if (granted > played) playing.set(granted, (playing.get(granted) ?? 0) + share);
  }
  return expected;
}

type Won = readonly (readonly [won: number, chance: number])[];

/** The expected pay of the symbols and scatters of one spin, and the free games it wins. */
function expectedSpin(model: Model, strips: readonly string[]): { pays: number; won: Won } {
  const { by, scatters, rows } = model;
  const { counts = [], pays = [], freeSpins = [] } = scatters ?? {};
  const chances = scatterChances(strips, rows);
  const ofScatters = chances.reduce((sum, chance, count) => sum + chance * (payFor(counts, pays, count) ?? 0), 0);
  const ofSymbols = by === 'ways' ? expectedWays(model, strips) : expectedLines(model, strips);
  return {
    pays: ofSymbols + ofScatters,
    won: chances.map((chance, count) => [payFor(counts, freeSpins, count) ?? 0, chance] as const),
  };
}

/** The expected pay of coins that hold the reels, over how many of them a spin shows at first. */
function expectedCoins({ coins, rows }: Model, strips: readonly string[]): number {
  if (!coins) return 0;
  const { least, respins, of, values, full } = coins;
  const places = strips.length * rows;
  const weight = values.reduce((sum, value) => sum + value.weight, 0);
  const worth = values.reduce((sum, value) => sum + value.weight * value.pays, 0) / weight;
  const pays = new Map<string, number>();
  /** The pay of so many coins with so many respins left: each other place gets a coin with the same chance, one by one. */
  const payOf = (held: number, left: number): number => {
    if (held === places) return places * worth + full;
    if (left === 0) return held * worth;
    const name = `${held} ${left}`;
    const known = pays.get(name);
    if (known !== undefined) return known;
    const chances = Array.from({ length: places - held }).reduce<number[]>(
      (sum) => [...sum, 0].map((chance, count) => chance * (1 - weight / of) + ((sum[count - 1] ?? 0) * weight) / of),
      [1],
    );
    const pay = chances.reduce(
      (sum, chance, count) => sum + chance * payOf(held + count, count === 0 ? left - 1 : respins),
      0,
    );
    pays.set(name, pay);
    return pay;
  };
  const shown = strips.reduce<number[]>(
    (chances, strip) => {
      const windows = windowsOf(strip, rows).map((window) => window.filter((symbol) => symbol === 'C').length);
      const next = Array.from({ length: chances.length + rows }, () => 0);
      for (const count of windows)
        chances.forEach(
          (chance, before) => (next[before + count] = (next[before + count] ?? 0) + chance / windows.length),
        );
      return next;
    },
    [1],
  );
  return shown.reduce((sum, chance, count) => (count < least ? sum : sum + chance * payOf(count, respins)), 0);
}

/**
 * The expected payout for a stake of one, where it can be counted: without falls and wilds that stay. The biggest
 * win as a limit is not in it: it is so rare that the sixth digit does not show it. Whether a free game is played
 * depends on earlier spins alone, so each pays the same.
 */
export function exactRtp(model: Model): number {
  const { free, strips, factors } = model;
  if (factors || free?.keepsWilds) throw new RangeError('the return of this model cannot be counted');
  const base = expectedSpin(model, strips);
  if (!free) return (base.pays + expectedCoins(model, strips)) / 100;
  const freeStrips = free.strips ?? strips;
  const later = expectedSpin(model, freeStrips);
  const expansion = free.expands ? expectedExpansion(model, freeStrips) : 0;
  const count = expectedFreeSpins(base.won, later.won, free.most);
  return (base.pays + count * free.factor * (later.pays + expansion)) / 100;
}
