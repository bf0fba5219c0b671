// Multipliers are integer hundredths: 150 is 1.50×. A roll is a number from 0 to 99.99 with two decimals.
import { scaled, type Floats } from '../../fair/index.ts';

export type DiceSide = 'under' | 'over';

export interface DiceChoice {
  side: DiceSide;
  /** A whole number. A lower roll wins for `under` (1 to 96); this roll or a higher one wins for `over` (4 to 99). */
  target: number;
}

export type DiceResult = { outcome: { roll: number }; multiplier: number };

export const DICE_RTP = 0.97;
export const LEAST_CHANCE = 1;
/** At 97 and 98 percent a win would pay no more than the stake. */
export const GREATEST_CHANCE = 96;

const OUTCOMES = 10_000;
const PERCENT_PAID = 97;

/** The number to roll below, or to reach, for a chance in whole percent. */
export const targetOf = (side: DiceSide, chance: number): number => (side === 'under' ? chance : 100 - chance);

/** The chance to win in percent. */
export const chanceOf = ({ side, target }: DiceChoice): number => (side === 'under' ? target : 100 - target);

/** Throws RangeError unless the side exists and the chance is whole and from 1 to 96 percent. */
export function checkDice(choice: DiceChoice): void {
  const chance = chanceOf(choice);
  const isSide = choice.side === 'under' || choice.side === 'over';
  if (!isSide || !Number.isInteger(choice.target) || chance < LEAST_CHANCE || chance > GREATEST_CHANCE)
    throw new RangeError(`no bet on ${choice.side} ${choice.target}`);
}

/** A win pays 97 ÷ chance, cut to hundredths. */
export const diceMultiplierOf = (choice: DiceChoice): number => Math.floor((PERCENT_PAID * 100) / chanceOf(choice));

export const isDiceWin = ({ side, target }: DiceChoice, roll: number): boolean =>
  side === 'under' ? roll < target : roll >= target;

/** Rolls with one float. Throws RangeError on a bad choice. */
export function playDice(choice: DiceChoice, floats: Floats): DiceResult {
  checkDice(choice);
  const roll = scaled(floats(), OUTCOMES) / 100;
  return { outcome: { roll }, multiplier: isDiceWin(choice, roll) ? diceMultiplierOf(choice) : 0 };
}
