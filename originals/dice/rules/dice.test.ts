import { describe, expect, it } from '@jest/globals';
import { floatsOf, webFloats } from '../../fair/index.ts';
import {
  chanceOf,
  checkDice,
  DICE_RTP,
  diceMultiplierOf,
  GREATEST_CHANCE,
  LEAST_CHANCE,
  playDice,
  targetOf,
  type DiceChoice,
  type DiceSide,
} from './index.ts';

const SIDES: DiceSide[] = ['under', 'over'];
const CHANCES = Array.from({ length: GREATEST_CHANCE }, (_, index) => index + LEAST_CHANCE);
const CHOICES: DiceChoice[] = SIDES.flatMap((side) =>
  CHANCES.map((chance) => ({ side, target: targetOf(side, chance) })),
);

const ROLLS = 10_000;
/** A float in the middle of the range that gives this roll (hundredths). */
const floatFor = (roll: number): number => (roll + 0.5) / ROLLS;
const play = (choice: DiceChoice, roll: number) => playDice(choice, () => floatFor(roll));

describe('the rules of dice', () => {
  it.each([
    [1, 74.67],
    [2, 53.86],
  ])('roll what other verifiers compute for nonce %i', async (nonce, roll) => {
    const floats = await webFloats({ serverSeed: 'server seed', clientSeed: 'client seed', nonce }, 1);
    expect(playDice({ side: 'over', target: 50 }, floats).outcome).toEqual({ roll });
  });

  it('win as often as they say and return 97 percent less the rounding, counted over every roll of every choice', () => {
    for (const choice of CHOICES) {
      const multipliers = Array.from({ length: ROLLS }, (_, roll) => play(choice, roll).multiplier);
      const chance = chanceOf(choice);
      expect(multipliers.filter((multiplier) => multiplier > 0)).toHaveLength(chance * 100);
      const share = multipliers.reduce((sum, multiplier) => sum + multiplier, 0) / (ROLLS * 100);
      expect(share).toBeLessThanOrEqual(DICE_RTP);
      expect(share).toBeGreaterThan(DICE_RTP - chance / 10_000 - 1e-9);
    }
  });

  it('pay more than the stake on every win', () => {
    for (const choice of CHOICES) expect(diceMultiplierOf(choice)).toBeGreaterThan(100);
    expect(diceMultiplierOf({ side: 'over', target: 50 })).toBe(194);
    expect(diceMultiplierOf({ side: 'under', target: 1 })).toBe(9700);
  });

  it('count the exact target as a win for over and as a loss for under', () => {
    expect(play({ side: 'under', target: 30 }, 3000).multiplier).toBe(0);
    expect(play({ side: 'under', target: 30 }, 2999).multiplier).toBe(323);
    expect(play({ side: 'over', target: 70 }, 7000)).toEqual({ outcome: { roll: 70 }, multiplier: 323 });
    expect(play({ side: 'over', target: 70 }, 6999).multiplier).toBe(0);
  });

  it('roll from 0.00 to 99.99', () => {
    expect(playDice({ side: 'under', target: 50 }, floatsOf([0])).outcome.roll).toBe(0);
    expect(playDice({ side: 'under', target: 50 }, floatsOf([1 - 2 ** -32])).outcome.roll).toBe(99.99);
  });

  it('refuse another side, and a target that is not whole or out of range', () => {
    const bad = [
      ...[0, 97, 1.5, -1, Number.NaN].map((target) => ({ side: 'under', target })),
      ...[3, 100, 50.5].map((target) => ({ side: 'over', target })),
      { side: 'middle', target: 50 },
    ];
    for (const choice of bad as DiceChoice[]) {
      expect(() => checkDice(choice)).toThrow(RangeError);
      expect(() => playDice(choice, () => 0)).toThrow(RangeError);
    }
    for (const [side, target] of [
      ['under', 1],
      ['under', 96],
      ['over', 4],
      ['over', 99],
    ] as const)
      expect(() => checkDice({ side, target })).not.toThrow();
  });
});
