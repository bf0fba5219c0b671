import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { floatsOf, webFloats } from '../../fair/index.ts';
import { exactRtp } from './exactRtp.testTools.ts';
import {
  evaluate,
  gridOf,
  MOST_FREE_SPINS,
  MOST_SLOTS_FLOATS,
  playSlots,
  REEL_STRIPS,
  ROWS,
  SLOT_RTP,
  slotsSpinsOf,
  type Grid,
  type SlotSymbol,
} from './index.ts';

/** A grid from its three rows as read on screen. */
const rows = (...texts: [string, string, string]): Grid =>
  Array.from({ length: 5 }, (_, reel) => texts.map((row) => row[reel] as SlotSymbol));

/** Stops found in the strips. */
const STOPS = { nothing: [0, 2, 0, 0, 0], threeScatters: [6, 8, 3, 5, 0] };

/** Floats in the middle of the range for these stops. */
const floatsFor = (...spins: number[][]): number[] =>
  spins.flatMap((stops) => stops.map((stop, reel) => (stop + 0.5) / (REEL_STRIPS[reel]?.length ?? 1)));
const play = (...spins: number[][]) => playSlots(floatsOf(floatsFor(...spins)));
const times = (count: number, stops: number[]): number[][] => Array.from({ length: count }, () => stops);

const base = rows('2K3A4', '111Q5', 'A6K3Q');

describe('a spin of the slot', () => {
  it('pays three of a kind from the left on the middle line', () => {
    expect(evaluate(base, false)).toMatchObject({
      lineWins: [{ line: 0, symbol: '1', count: 3, multiplier: 500 }],
      multiplier: 500,
    });
  });

  it('lets a wild replace a symbol but not the scatter', () => {
    const wild = evaluate(rows('2K3A4', '4W4WQ', 'A6K3Q'), false);
    expect(wild.lineWins[0]).toMatchObject({ symbol: '4', count: 4, multiplier: 600 });
    expect(evaluate(rows('2K3A4', 'SWSQ5', 'A6K3Q'), false)).toMatchObject({ freeSpins: 0, multiplier: 0 });
  });

  it('does not pay from the right or after a gap', () => {
    expect(evaluate(rows('2K3A4', 'Q5111', 'A6K3Q'), false).multiplier).toBe(0);
    expect(evaluate(rows('2K3A4', '11Q11', 'A6K3Q'), false).multiplier).toBe(0);
  });

  it('pays scatters anywhere, gives free spins, and doubles every win in free spins', () => {
    const grid = rows('S23A4', 'Q5S6K', 'A6K3S');
    expect(evaluate(grid, false)).toMatchObject({ scatterCount: 3, freeSpins: 8, multiplier: 200 });
    expect(evaluate(grid, true)).toMatchObject({ freeSpins: 8, multiplier: 400 });
    expect(evaluate(base, true).multiplier).toBe(1000);
  });

  it('shows three symbols of each reel from its stop, past the end of the strip too', () => {
    const last = REEL_STRIPS.map((strip) => strip.length - 1);
    expect(gridOf(last).map((symbols) => symbols.length)).toEqual([3, 3, 3, 3, 3]);
    expect(gridOf(last)[0]).toEqual(['K', '3', '4']);
    for (const stops of [
      [],
      [0, 0, 0, 0],
      [0, 0, 0, 0, -1],
      [0, 0, 0, 0, 1.5],
      REEL_STRIPS.map(({ length }) => length),
    ])
      expect(() => gridOf(stops)).toThrow(RangeError);
  });
});

describe('a round of the slot', () => {
  it('is one spin with one float a reel when it wins no free spins', () => {
    expect(play(STOPS.nothing)).toEqual({
      outcome: { stops: STOPS.nothing, freeSpins: [], baseMultiplier: 0 },
      multiplier: 0,
    });
  });

  it('has all its free spins, and pays for them together', () => {
    const { outcome, multiplier } = play(STOPS.threeScatters, ...times(8, STOPS.nothing));
    expect(outcome.freeSpins).toEqual(times(8, STOPS.nothing).map((stops) => ({ stops, multiplier: 0 })));
    expect([multiplier, outcome.baseMultiplier >= 200]).toEqual([outcome.baseMultiplier, true]);
  });

  it('has more free spins when free spins win them, and at most a hundred', () => {
    const more = play(...times(2, STOPS.threeScatters), ...times(15, STOPS.nothing));
    expect(more.outcome.freeSpins).toHaveLength(16);
    const most = play(...times(MOST_FREE_SPINS + 1, STOPS.threeScatters));
    expect(most.outcome.freeSpins).toHaveLength(MOST_FREE_SPINS);
    const won = slotsSpinsOf(most.outcome).map(({ freeSpins }) => freeSpins);
    expect(won.slice(0, 14)).toEqual([...times(12, []).map(() => 8), 4, 0]);
  });

  it('is computed again from its stops, to the same multipliers', () => {
    const float = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.array(float, { minLength: MOST_SLOTS_FLOATS, maxLength: MOST_SLOTS_FLOATS }), (list) => {
        const { outcome, multiplier } = playSlots(floatsOf(list));
        const spins = slotsSpinsOf(outcome).map((spin) => spin.multiplier);
        expect(spins).toEqual([outcome.baseMultiplier, ...outcome.freeSpins.map((spin) => spin.multiplier)]);
        expect(spins.reduce((sum, spin) => sum + spin, 0)).toBe(multiplier);
      }),
    );
  });

  it('is decided by its seeds', async () => {
    const seeds = { serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 };
    const { outcome } = playSlots(await webFloats(seeds, MOST_SLOTS_FLOATS));
    // The first float is 0.7467 of 32 places, as in dice.
    expect(outcome.stops[0]).toBe(23);
  });
});

describe('the return of the slot', () => {
  it('keeps two conditions of its exact value: no wild on reel one, and no two scatters in view on a reel', () => {
    expect(REEL_STRIPS[0]).not.toContain('W');
    for (const strip of REEL_STRIPS) {
      const windows = strip.map((_, stop) =>
        Array.from({ length: ROWS }, (__, row) => strip[(stop + row) % strip.length]),
      );
      expect(windows.filter((shown) => shown.filter((symbol) => symbol === 'S').length > 1)).toEqual([]);
    }
  });

  it('is the stated share, between 94 and 97 percent, counted over all rounds', () => {
    expect(SLOT_RTP).toBeCloseTo(exactRtp(), 4);
    expect(SLOT_RTP).toBeGreaterThan(0.94);
    expect(SLOT_RTP).toBeLessThan(0.97);
  });
});
