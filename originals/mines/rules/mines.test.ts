import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { combinations, floatsOf, webFloats } from '../../fair/index.ts';
import { checkMines, drawMines, mines, MINES_RTP, minesMultiplierOf, TILES } from './index.ts';

const float = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** Every possible pair of mines and safe tiles. */
const CASES = Array.from({ length: 24 }, (_, index) => index + 1).flatMap((mines) =>
  Array.from({ length: TILES - mines }, (_, index) => [mines, index + 1] as const),
);

describe('the rules of mines', () => {
  it('lay the mines that other verifiers compute', async () => {
    const floats = await webFloats({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 }, 3);
    expect(drawMines({ mines: 3 }, floats)).toEqual([18, 15, 5]);
  });

  it('lay each mine on a tile that is left, with one float each', () => {
    expect(drawMines({ mines: 3 }, floatsOf([0, 0, 1 - 2 ** -32]))).toEqual([0, 1, 24]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.array(float, { minLength: 24, maxLength: 24 }), (count, list) => {
        const drawn = drawMines({ mines: count }, floatsOf(list.slice(0, count)));
        expect(new Set(drawn).size).toBe(count);
        expect(drawn.every((tile) => Number.isInteger(tile) && tile >= 0 && tile < TILES)).toBe(true);
      }),
    );
  });

  it('lay every pair of two mines equally often, counted over all pairs of places', () => {
    const pairs = new Map<string, number>();
    for (let first = 0; first < 25; first += 1)
      for (let second = 0; second < 24; second += 1) {
        const pair = drawMines({ mines: 2 }, floatsOf([(first + 0.5) / 25, (second + 0.5) / 24]));
        const key = pair.sort((a, b) => a - b).join();
        pairs.set(key, (pairs.get(key) ?? 0) + 1);
      }
    expect(pairs.size).toBe(combinations(25, 2));
    expect(new Set(pairs.values())).toEqual(new Set([2]));
  });

  it('count combinations exactly', () => {
    expect(combinations(25, 0)).toBe(1);
    expect(combinations(25, 3)).toBe(2300);
    expect(combinations(25, 12)).toBe(5_200_300);
  });

  it('return 97 percent, less the rounding to hundredths, for every number of mines and tiles', () => {
    for (const [mines, opened] of CASES) {
      const chance = combinations(TILES - mines, opened) / combinations(TILES, opened);
      const share = (chance * minesMultiplierOf(mines, opened)) / 100;
      expect(share).toBeLessThanOrEqual(MINES_RTP + 1e-9);
      expect(share).toBeGreaterThan(MINES_RTP - chance * 0.01 - 1e-9);
    }
  });

  it('never pay less than the stake for an open tile, and pay more for each further tile', () => {
    for (const [mines, opened] of CASES)
      expect(minesMultiplierOf(mines, opened)).toBeGreaterThan(minesMultiplierOf(mines, opened - 1));
    expect(minesMultiplierOf(24, 1)).toBe(2425);
  });

  it('refuse a number of mines outside 1 to 24', () => {
    for (const mines of [0, 25, 2.5, Number.NaN]) {
      expect(() => checkMines({ mines })).toThrow(RangeError);
      expect(() => drawMines({ mines }, () => 0)).toThrow(RangeError);
    }
  });

  const play = (laid: number[], opened: number[], hit?: number) => {
    const outcome = { opened, ...(hit !== undefined && { hit }) };
    return mines.replay({ choice: { mines: laid.length }, outcome }, { mines: laid });
  };

  it('pay for safe tiles and nothing after a mine', () => {
    const laid = [0, 1, 2];
    expect(play(laid, [10, 11])).toEqual({
      outcome: { opened: [10, 11], mines: laid },
      multiplier: minesMultiplierOf(3, 2),
    });
    expect(play(laid, [10, 11], 1)).toEqual({ outcome: { opened: [10, 11], mines: laid, hit: 1 }, multiplier: 0 });
  });

  it('settle the round with the last safe tile', () => {
    const laid = Array.from({ length: 24 }, (_, tile) => tile);
    const stand = (opened: number[]) =>
      mines.resultAt(
        {
          choice: { mines: 24 },
          drawn: { mines: laid },
          createdAt: '',
          steps: opened.map((tile) => ({ action: 'open', tile, at: '' })),
        },
        0,
      );
    expect(stand([24])).toEqual({ isOver: true, multiplier: 2425 });
    expect(stand([]).isOver).toBe(false);
  });

  it('refuse a tile that is open or outside the field, and every step after a mine', () => {
    for (const tile of [10, -1, 25, 1.5, Number.NaN]) expect(() => play([0], [10, tile])).toThrow(RangeError);
    expect(() => play([0], [10, 0, 11])).toThrow(RangeError);
  });
});
