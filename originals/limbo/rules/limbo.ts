// Multipliers are integer hundredths: 150 is 1.50×.
import type { Floats } from '../../fair/index.ts';

export const LIMBO_RTP = 0.97;
/** 1.01×, the least multiplier that pays more than the stake. */
export const LEAST_LIMBO = 101;
/** 10,000.00×. */
export const GREATEST_LIMBO = 1_000_000;

const PERCENT_PAID = 97;

/** 0.97 ÷ (1 − float), cut to hundredths, at least 1.00. */
export const limboResultOf = (float: number): number => Math.max(100, Math.floor(PERCENT_PAID / (1 - float)));

/** The chance in percent to reach a target in hundredths: 97 ÷ multiplier, so that every target has the same return. */
export const limboChanceOf = (target: number): number => (PERCENT_PAID * 100) / target;

/** Plays a round for a target in hundredths. Throws RangeError unless it is whole and from 1.01 to 10,000.00. */
export function playLimbo(target: number, floats: Floats): { outcome: { result: number }; multiplier: number } {
  if (!Number.isInteger(target) || target < LEAST_LIMBO || target > GREATEST_LIMBO)
    throw new RangeError(`no bet on ${target} hundredths`);
  const result = limboResultOf(floats());
  return { outcome: { result }, multiplier: result >= target ? target : 0 };
}
