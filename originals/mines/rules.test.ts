import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../kit/random';
import {
  cashOut,
  combinations,
  multiplierOf,
  openTile,
  payoutCents,
  startRound,
  TILES,
  type MinesRound,
} from './rules';

const roundWith = (...mines: number[]): MinesRound => ({
  phase: 'open',
  stakeCents: 1000,
  mines: new Set(mines),
  opened: [],
});

/** Every possible pair of mines and safe tiles. */
const CASES = Array.from({ length: 24 }, (_, index) => index + 1).flatMap((mines) =>
  Array.from({ length: TILES - mines }, (_, index) => [mines, index + 1] as const),
);

describe('the rules of mines', () => {
  it('count combinations exactly', () => {
    expect(combinations(25, 0)).toBe(1);
    expect(combinations(25, 3)).toBe(2300);
    expect(combinations(25, 12)).toBe(5_200_300);
  });

  it('return 97 percent, less the rounding to hundredths, for every number of mines and tiles', () => {
    for (const [mines, opened] of CASES) {
      const chance = combinations(TILES - mines, opened) / combinations(TILES, opened);
      const share = (chance * multiplierOf(mines, opened)) / 100;
      expect(share).toBeLessThanOrEqual(0.97 + 1e-9);
      expect(share).toBeGreaterThan(0.97 - chance * 0.01 - 1e-9);
    }
  });

  it('never pay less than the stake for an open tile, and pay more for each further tile', () => {
    for (const [mines, opened] of CASES) {
      expect(multiplierOf(mines, opened)).toBeGreaterThan(multiplierOf(mines, opened - 1));
    }
    expect(multiplierOf(24, 1)).toBe(2425);
  });

  it('place mines evenly over the field', () => {
    const random = seededRandom(5);
    const counts = Array.from({ length: TILES }, () => 0);
    for (let round = 0; round < 25_000; round += 1) {
      for (const tile of startRound(random, 1000, 3).mines) counts[tile] = (counts[tile] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(2750);
    expect(Math.max(...counts)).toBeLessThan(3250);
  });

  it('refuse a number of mines outside 1 to 24', () => {
    for (const count of [0, 25, 2.5, Number.NaN])
      expect(() => startRound(seededRandom(1), 1000, count)).toThrow(RangeError);
  });

  it('pay for safe tiles and nothing after a mine', () => {
    const opened = openTile(openTile(roundWith(0, 1, 2), 10), 11);
    expect(payoutCents(opened)).toBe(Math.floor((1000 * multiplierOf(3, 2)) / 100));
    const exploded = openTile(opened, 1);
    expect(exploded).toMatchObject({ phase: 'exploded', hit: 1 });
    expect(payoutCents(exploded)).toBe(0);
  });

  it('open a tile once, and nothing after the end', () => {
    const opened = openTile(roundWith(0), 10);
    expect(openTile(opened, 10)).toBe(opened);
    expect(openTile(opened, 25)).toBe(opened);
    const cashed = cashOut(opened);
    expect(cashOut(cashed)).toBe(cashed);
    expect(openTile(cashed, 0)).toBe(cashed);
  });

  it('refuse a cash-out before the first tile and cash out automatically after the last', () => {
    const fresh = roundWith(0);
    expect(cashOut(fresh)).toBe(fresh);
    const allButOne = new Set(Array.from({ length: 24 }, (_, tile) => tile));
    expect(openTile({ ...fresh, mines: allButOne }, 24)).toMatchObject({ phase: 'cashed' });
  });
});
