import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../kit/random';
import { GREATEST_CHANCE, multiplierOf, rollDice, settle, thresholdOf, type DiceSide } from './rules';

const SIDES: DiceSide[] = ['under', 'over'];
const CHANCES = Array.from({ length: GREATEST_CHANCE }, (_, index) => index + 1);

const ROLLS = 10_000;

function rollAll(side: DiceSide, chance: number): { wins: number; paidCents: number } {
  let [wins, paidCents] = [0, 0];
  for (let roll = 0; roll < ROLLS; roll += 1) {
    const result = settle({ side, chance, stakeCents: 1000 }, roll);
    wins += Number(result.isWin);
    paidCents += result.payoutCents;
  }
  return { wins, paidCents };
}

describe('the rules of dice', () => {
  it('win as often as they say and return 97 percent less the rounding, counted over every roll', () => {
    for (const [side, chance] of SIDES.flatMap((side) => CHANCES.map((chance) => [side, chance] as const))) {
      const { wins, paidCents } = rollAll(side, chance);
      const share = paidCents / (ROLLS * 1000);
      expect(wins).toBe(chance * 100);
      expect(share).toBeLessThanOrEqual(0.97);
      expect(share).toBeGreaterThan(0.97 - chance / 10_000 - 1e-9);
    }
  });

  it('pay more than the stake on every win', () => {
    for (const chance of CHANCES) expect(multiplierOf(chance)).toBeGreaterThan(100);
    expect(multiplierOf(50)).toBe(194);
    expect(multiplierOf(1)).toBe(9700);
  });

  it('count the exact threshold as a win for over and as a loss for under', () => {
    const threshold = thresholdOf('under', 30);
    expect(settle({ side: 'under', chance: 30, stakeCents: 1000 }, threshold).isWin).toBe(false);
    expect(settle({ side: 'under', chance: 30, stakeCents: 1000 }, threshold - 1).isWin).toBe(true);
    expect(settle({ side: 'over', chance: 30, stakeCents: 1000 }, thresholdOf('over', 30)).isWin).toBe(true);
  });

  it('roll every outcome about equally often', () => {
    const random = seededRandom(9);
    const tens = Array.from({ length: 10 }, () => 0);
    for (let round = 0; round < 50_000; round += 1) {
      const ten = Math.floor(rollDice(random, { side: 'over', chance: 50, stakeCents: 1000 }).roll / 1000);
      tens[ten] = (tens[ten] ?? 0) + 1;
    }
    expect(Math.min(...tens)).toBeGreaterThan(4700);
    expect(Math.max(...tens)).toBeLessThan(5300);
  });

  it('refuse a chance outside 1 to 96', () => {
    for (const chance of [0, 97, 1.5, Number.NaN]) {
      expect(() => settle({ side: 'under', chance, stakeCents: 1000 }, 1)).toThrow(RangeError);
    }
  });
});
