import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { floatsOf, webFloats } from '../../fair/index.ts';
import { exactRtp } from './exactRtp.testTools.ts';
import {
  type Grid,
  type Model,
  MODEL_NAMES,
  type ModelName,
  MODELS,
  mostFloats,
  namedModelOf,
  playSlots,
  reelsOf,
  type SlotSymbol,
  slotsSpinsOf,
} from './index.ts';
import { expandedWin, scatterWin, winsOf } from './wins.ts';

const { lines, twenty, classic, ways, tumble, cluster, book, hold, sticky } = MODELS;

/** A grid from its rows as read on screen. */
const rows = (...texts: string[]): Grid =>
  [...(texts[0] ?? '')].map((_, reel) => texts.map((row) => row[reel] as SlotSymbol));
const paid = (model: Model, ...texts: string[]) =>
  winsOf(model, rows(...texts)).map(({ symbol, count, multiplier }) => [symbol, count, multiplier]);

/** Stops found in the strips of ten lines. */
const STOPS = { nothing: [0, 2, 0, 0, 0], threeScatters: [6, 8, 3, 5, 0] };

/** Floats in the middle of the range for these stops. */
const floatsFor = (...spins: number[][]): number[] =>
  spins.flatMap((stops) => stops.map((stop, reel) => (stop + 0.5) / (lines.strips[reel]?.length ?? 1)));
const play = (...spins: number[][]) => playSlots(lines, floatsOf(floatsFor(...spins)));
const times = (count: number, stops: number[]): number[][] => Array.from({ length: count }, () => stops);

const middle = ['2K3A4', '111Q5', 'A6K3Q'];
const float = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** Plays rounds of pseudo-random floats until one is as it is looked for. */
function findRound(model: Model, isIt: (spins: ReturnType<typeof playSlots>['spins']) => boolean) {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 20_000; round += 1) {
    const played = playSlots(model, next);
    if (isIt(played.spins)) return played;
  }
  throw new Error('no such round was found');
}

describe('what symbols win', () => {
  it('three of a kind from the left win on a line, and nothing wins from the right or after a gap', () => {
    expect(winsOf(lines, rows(...middle))).toEqual([
      { symbol: '1', count: 3, cells: [1, 4, 7], multiplier: 500, line: 0 },
    ]);
    expect(paid(lines, '2K3A4', 'Q5111', 'A6K3Q')).toEqual([]);
    expect(paid(lines, '2K3A4', '11Q11', 'A6K3Q')).toEqual([]);
  });

  it('a wild replaces a symbol but not the scatter, and each one doubles where the model says so', () => {
    expect(paid(lines, '2K3A4', '4W4WQ', 'A6K3Q')).toEqual([['4', 4, 600]]);
    expect(paid(lines, '2K3A4', 'SWSQ5', 'A6K3Q')).toEqual([]);
    expect(paid(classic, '2A3', '4WW', '65A')).toEqual([['4', 3, 1000]]);
    expect(paid(classic, '2A3', 'WWW', '65A')).toEqual([['1', 3, 12_000]]);
  });

  it('scatters pay anywhere and give free games', () => {
    const grid = rows('S23A4', 'Q5S6K', 'A6K3S');
    expect(scatterWin(lines, grid)).toMatchObject({ count: 3, multiplier: 200, cells: [0, 7, 14] });
    expect(scatterWin(lines, rows(...middle))).toBeUndefined();
  });

  it('ways count every symbol with every one on the next reel', () => {
    expect(paid(ways, '3K4A2', '3W356', 'QA3Q2')).toEqual([['3', 3, 4 * (ways.pays[3]?.[0] ?? 0)]]);
    expect(paid(ways, '3KQA2', '3A356', 'QA3Q2')).toEqual([]);
  });

  it('groups win anywhere by their number, or where they touch each other', () => {
    const eight = ['1111AK', '1111QA', '23456A', '23456Q', '23456K'];
    expect(paid(tumble, ...eight)).toEqual([['1', 8, 500]]);
    expect(paid(tumble, '1112AK', ...eight.slice(1))).toEqual([]);
    const five = ['11A2345', '1QA3456', '11K4562', 'Q2K5623', '45Q6234', '56A2345', '62K3456'];
    expect(paid(cluster, ...five)).toEqual([['1', 5, cluster.pays[1]?.[0]]]);
    expect(paid(cluster, '1AA2345', ...five.slice(1))).toEqual([]);
  });

  it('the symbol of the book fills its reels and pays on every line, neighbours or not', () => {
    const grid = rows('1KQA1', 'Q2AKQ', 'A3166');
    expect(expandedWin(book, grid, '1')).toMatchObject({ count: 3, multiplier: 10 * (book.pays[1]?.[0] ?? 0) });
    expect(expandedWin(book, rows('1KQA1', 'Q2AKQ', 'A3Q66'), '1')).toBeUndefined();
    expect(paid(book, 'KQ6AK', 'A1SSA', '345Q6')).toEqual([]);
    expect(paid(book, 'KQ6AK', '1S1QA', '345Q6')).toEqual([['1', 3, book.pays[1]?.[0]]]);
  });
});

describe('a round of ten lines', () => {
  it('is one spin with one float a reel when it wins no free games', () => {
    expect(play(STOPS.nothing)).toMatchObject({
      outcome: { stops: STOPS.nothing, freeSpins: [], baseMultiplier: 0 },
      multiplier: 0,
    });
  });

  it('shows three symbols of each reel from its stop, past the end of the strip too', () => {
    const last = lines.strips.map((strip) => strip.length - 1);
    expect(play(last).spins[0]?.frames[0]?.grid[0]).toEqual(['K', '3', '4']);
  });

  it('has all its free games, in which every win counts double, and pays for them together', () => {
    const { outcome, multiplier } = play(STOPS.threeScatters, ...times(8, STOPS.nothing));
    expect(outcome.freeSpins).toEqual(times(8, STOPS.nothing).map((stops) => ({ stops, multiplier: 0 })));
    expect([multiplier, outcome.baseMultiplier >= 200]).toEqual([outcome.baseMultiplier, true]);
    const again = play(...times(2, STOPS.threeScatters), ...times(15, STOPS.nothing));
    expect(again.outcome.freeSpins[0]?.multiplier).toBe(2 * again.outcome.baseMultiplier);
    expect(again.outcome.freeSpins).toHaveLength(16);
  });

  it('has at most a hundred free games', () => {
    const most = play(...times(101, STOPS.threeScatters));
    expect(most.outcome.freeSpins).toHaveLength(100);
    const won = most.spins.map(({ freeSpins }) => freeSpins);
    expect(won.slice(0, 14)).toEqual([...times(12, []).map(() => 8), 4, 0]);
  });

  it('is decided by its seeds', async () => {
    const seeds = { serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 };
    const { outcome } = playSlots(lines, await webFloats(seeds, mostFloats(lines)));
    // The first float is 0.7467 of 32 places, as in dice.
    expect(outcome.stops[0]).toBe(23);
  });
});

describe('the features of a slot', () => {
  it('symbols fall where others won, from above on the reel, and the factor grows with each fall', () => {
    const { spins } = findRound(tumble, ([spin]) => (spin?.frames.length ?? 0) > 3);
    const frames = spins[0]?.frames ?? [];
    expect(frames.slice(0, 4).map(({ factor }) => factor)).toEqual([1, 2, 3, 5]);
    expect(frames.at(-1)?.wins.filter(({ symbol }) => symbol !== 'S')).toEqual([]);
    const [first, second] = frames;
    const gone = new Set(first?.wins.flatMap(({ cells }) => cells));
    first?.grid.forEach((symbols, reel) => {
      const left = symbols.filter((_, row) => !gone.has(reel * tumble.rows + row));
      expect(second?.grid[reel]?.slice(tumble.rows - left.length)).toEqual(left);
    });
  });

  it('in free games of falls the factor stays and goes on growing', () => {
    const { spins } = findRound(
      tumble,
      (each) => each.length > 4 && each.slice(1).some(({ frames }) => frames.length > 2),
    );
    const factors = spins.slice(1).flatMap(({ frames }) => frames.map(({ factor }) => factor));
    expect(factors).toEqual([...factors].sort((a, b) => a - b));
    expect(factors[0]).toBe(1);
    expect(factors.at(-1)).toBeGreaterThan(2);
  });

  it('wilds of free games stay on their places until the end', () => {
    const { spins } = findRound(sticky, (each) =>
      each.slice(1, 4).some(({ frames }) => (frames[0]?.held.size ?? 0) > 0),
    );
    const held = spins.slice(1).map(({ frames }) => [...(frames[0]?.held.keys() ?? [])]);
    held.slice(1).forEach((cells, index) => expect(cells).toEqual(expect.arrayContaining(held[index] ?? [])));
    expect(spins[0]?.frames[0]?.held.size).toBe(0);
  });

  it('one symbol of the book is drawn for all free games', () => {
    const { spins } = findRound(book, (each) => each.length > 10 && each.some(({ frames }) => frames.length > 1));
    const [paidSpin, ...free] = spins;
    expect(new Set(free.map(({ expanding }) => expanding)).size).toBe(1);
    expect(paidSpin?.frames).toHaveLength(1);
    const filled = free.find(({ frames }) => frames.length > 1);
    expect(filled?.frames[1]?.wins[0]?.symbol).toBe(filled?.expanding);
  });

  it('coins hold the reels, each worth what was drawn, and pay together once three respins brought none', () => {
    const { spins, outcome } = findRound(hold, ([spin]) => (spin?.frames.length ?? 0) > 5);
    const [, ...frames] = spins[0]?.frames ?? [];
    const sizes = frames.map(({ held }) => held.size);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes.slice(-4)).toEqual(times(4, []).map(() => sizes.at(-1)));
    const sum = [...(frames.at(-1)?.held.values() ?? [])].reduce((total, value) => total + value, 0);
    expect(frames.at(-1)?.multiplier).toBe(sum);
    expect(outcome.stops.length).toBeGreaterThan(hold.strips.length);
  });

  it('a coin in every place pays the grand prize besides', () => {
    const stops = hold.strips.map((strip) => strip.indexOf('C'));
    // Six coins are needed in view; from then on every draw is the first kind of coin.
    const six = findRound(hold, ([spin]) => (spin?.frames.length ?? 0) > 1).outcome.stops.slice(0, 5);
    const { multiplier } = playSlots(hold, floatsOf([...floatsOfStops(hold, six), ...Array<number>(60).fill(0)]));
    expect(stops).not.toContain(-1);
    expect(multiplier).toBeGreaterThanOrEqual((hold.coins?.full ?? 0) + 15 * 100);
  });

  it('no round pays more than its biggest win, and it ends there', () => {
    const small: Model = { ...lines, maxWin: 3 };
    const { outcome, multiplier } = playSlots(small, floatsOf(floatsFor(...times(3, STOPS.threeScatters))));
    expect([multiplier, outcome.freeSpins.length]).toEqual([300, 1]);
  });
});

const floatsOfStops = ({ strips }: Model, stops: readonly number[]): number[] =>
  stops.map((stop, reel) => (stop + 0.5) / (strips[reel]?.length ?? 1));

describe.each(MODEL_NAMES)('a round of the model %s', (name: ModelName) => {
  const model = MODELS[name];

  it('is computed again from what it drew, to the same multipliers', () => {
    const most = mostFloats(model);
    fc.assert(
      fc.property(fc.array(float, { minLength: most, maxLength: most }), (list) => {
        const { outcome, multiplier, spins } = playSlots(model, floatsOf(list));
        const again = slotsSpinsOf(model, outcome);
        expect(again).toEqual(spins);
        expect(again.map((spin) => spin.multiplier)).toEqual([
          outcome.baseMultiplier,
          ...outcome.freeSpins.map((spin) => spin.multiplier),
        ]);
        expect(again.reduce((sum, spin) => sum + spin.multiplier, 0)).toBe(multiplier);
      }),
      { numRuns: 30 },
    );
  });

  it('is refused when it tells stops that it cannot have', () => {
    const nothing = model.strips.map(() => 0);
    for (const stops of [
      [],
      nothing.slice(1),
      [...nothing.slice(1), -1],
      [...nothing.slice(1), 1.5],
      [...nothing, 999],
    ])
      expect(() => slotsSpinsOf(model, { stops, freeSpins: [] })).toThrow(RangeError);
    const more = times(200, nothing).map((stops) => ({ stops }));
    expect(() => slotsSpinsOf(model, { stops: nothing, freeSpins: more })).toThrow(RangeError);
  });

  it('has as many reels as pages say without its rules', () => {
    expect(reelsOf({ model: name })).toBe(model.strips.length);
  });

  it('pays whole hundredths, and says a return between 93 and 97 percent', () => {
    expect(Object.values(model.pays).flat().every(Number.isInteger)).toBe(true);
    expect(model.rtp).toBeGreaterThan(0.93);
    expect(model.rtp).toBeLessThan(0.97);
  });
});

describe('the return of a slot', () => {
  it.each(['classic', 'lines', 'twenty', 'ways', 'book', 'hold'] as const)(
    'of %s is the stated share, counted over all rounds',
    (name) => {
      const model = MODELS[name];
      expect(model.rtp).toBeCloseTo(exactRtp(model), 4);
    },
  );

  it('can be counted because no reel shows two scatters, and no reel of ways begins with a wild', () => {
    for (const { strips, free, rows: height, factors } of [lines, twenty, ways, book, sticky]) {
      expect(factors).toBeUndefined();
      for (const strip of [...strips, ...(free?.strips ?? [])]) {
        const windows = [...strip].map((_, stop) => (strip + strip).slice(stop, stop + height));
        expect(windows.filter((shown) => shown.split('S').length > 2)).toEqual([]);
      }
    }
    expect(ways.strips[0]).not.toContain('W');
  });
});

it('the address of a slot names its model, and nothing else does', () => {
  expect(namedModelOf('/originals/slots.html?title=x&model=book')).toBe('book');
  expect(namedModelOf('/originals/slots.html?model=toString')).toBeUndefined();
  expect(namedModelOf('/originals/slots.html')).toBeUndefined();
});
