// Rolls are integer hundredths from 0.00 to 99.99; multipliers are hundredths too: 150 is 1.50×.
import { uniformInt, type RandomSource } from '../kit/random';

export const DICE_RTP = 0.97;
export const LEAST_CHANCE = 1;
/** At 97 and 98 percent a win would pay no more than the stake. */
export const GREATEST_CHANCE = 96;

const OUTCOMES = 10_000;

export type DiceSide = 'under' | 'over';

export interface DiceBet {
  side: DiceSide;
  /** Whole percent, 1 to 96. */
  chance: number;
  stakeCents: number;
}

export interface DiceResult {
  roll: number;
  isWin: boolean;
  payoutCents: number;
}

/** 97 ÷ chance, cut to hundredths. */
export function multiplierOf(chance: number): number {
  return Math.floor((DICE_RTP * 10_000) / chance + 1e-9);
}

/** The number to roll under, or to reach: the chance in percent of the 10,000 outcomes win. */
export function thresholdOf(side: DiceSide, chance: number): number {
  return side === 'under' ? chance * 100 : OUTCOMES - chance * 100;
}

/** The payout of a roll. Throws RangeError on a chance outside 1 to 96. */
export function settle(bet: DiceBet, roll: number): DiceResult {
  const { side, chance, stakeCents } = bet;
  if (!Number.isInteger(chance) || chance < LEAST_CHANCE || chance > GREATEST_CHANCE)
    throw new RangeError(`bad chance: ${chance}`);
  const threshold = thresholdOf(side, chance);
  const isWin = side === 'under' ? roll < threshold : roll >= threshold;
  return { roll, isWin, payoutCents: isWin ? Math.floor((stakeCents * multiplierOf(chance)) / 100) : 0 };
}

export function rollDice(random: RandomSource, bet: DiceBet): DiceResult {
  return settle(bet, uniformInt(random, OUTCOMES));
}
