import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../kit/random';
import { exactRtp } from './exactRtp';
import { SLOT_RTP } from './paytable';
import { REEL_STRIPS } from './reelStrips';
import { evaluate, spin } from './rules';
import { ROWS, type Grid, type SlotSymbol } from './symbols';

/** A grid from its three rows as read on screen. */
function gridOf(...rows: [string, string, string]): Grid {
  return Array.from({ length: 5 }, (_, reel) => rows.map((row) => row[reel] as SlotSymbol));
}

describe('the rules of the slot', () => {
  it('pay three of a kind from the left on the middle line', () => {
    const { lineWins, winCents } = evaluate(gridOf('2K3A4', '111Q5', 'A6K3Q'), 1000, false);
    expect(lineWins).toEqual([{ line: 0, symbol: '1', count: 3, payCents: 50 * 100 }]);
    expect(winCents).toBe(5000);
  });

  it('let a wild replace a symbol but not the scatter', () => {
    expect(evaluate(gridOf('2K3A4', '4W4WQ', 'A6K3Q'), 1000, false).lineWins[0]).toMatchObject({
      symbol: '4',
      count: 4,
      payCents: 6000,
    });
    expect(evaluate(gridOf('2K3A4', 'SWSQ5', 'A6K3Q'), 1000, false)).toMatchObject({ freeSpins: 0, winCents: 0 });
  });

  it('do not pay from the right or after a gap', () => {
    expect(evaluate(gridOf('2K3A4', 'Q5111', 'A6K3Q'), 1000, false).winCents).toBe(0);
    expect(evaluate(gridOf('2K3A4', '11Q11', 'A6K3Q'), 1000, false).winCents).toBe(0);
  });

  it('pay scatters anywhere, give free spins, and double every win in free spins', () => {
    const grid = gridOf('S23A4', 'Q5S6K', 'A6K3S');
    expect(evaluate(grid, 1000, false)).toMatchObject({ scatterCount: 3, freeSpins: 8, winCents: 2000 });
    expect(evaluate(grid, 1000, true)).toMatchObject({ freeSpins: 8, winCents: 4000 });
    expect(evaluate(gridOf('2K3A4', '111Q5', 'A6K3Q'), 1000, true).winCents).toBe(10_000);
  });

  it('refuse a stake that does not divide into ten lines', () => {
    expect(() => evaluate(gridOf('2K3A4', '111Q5', 'A6K3Q'), 1005, false)).toThrow(RangeError);
    expect(() => evaluate(gridOf('2K3A4', '111Q5', 'A6K3Q'), 0, false)).toThrow(RangeError);
  });

  it('keep two conditions of the exact return: no wild on reel one, and no two scatters in view on a reel', () => {
    expect(REEL_STRIPS[0]).not.toContain('W');
    for (const strip of REEL_STRIPS) {
      const windows = strip.map((_, stop) =>
        Array.from({ length: ROWS }, (__, row) => strip[(stop + row) % strip.length]),
      );
      expect(windows.filter((shown) => shown.filter((symbol) => symbol === 'S').length > 1)).toEqual([]);
    }
  });

  it('return the stated share, between 94 and 97 percent, counted over all spins', () => {
    expect(SLOT_RTP).toBeCloseTo(exactRtp(), 4);
    expect(SLOT_RTP).toBeGreaterThan(0.94);
    expect(SLOT_RTP).toBeLessThan(0.97);
  });

  it('return about the stated share in random spins', () => {
    const random = seededRandom(2024);
    let [stakedCents, wonCents, freeSpins] = [0, 0, 0];
    for (let round = 0; round < 150_000; round += 1) {
      const isFree = freeSpins > 0;
      if (isFree) freeSpins -= 1;
      else stakedCents += 1000;
      const outcome = spin(random, 1000, isFree);
      freeSpins += outcome.freeSpins;
      wonCents += outcome.winCents;
    }
    expect(Math.abs(wonCents / stakedCents - SLOT_RTP)).toBeLessThan(0.04);
  });
});
