// Multipliers are integer hundredths: 150 is 1.50×.
import { type Floats, scaled } from './floats.ts';

/** How far the outcomes of a choice lie apart. */
export const RISKS = ['low', 'medium', 'high'] as const;

export type Risk = (typeof RISKS)[number];

/** Writes a row of multipliers in hundredths, from the decimals of a text such as "5.3 2 1.05". */
export const paysOf = (decimals: string): readonly number[] =>
  decimals.split(' ').map((decimal) => Math.round(Number(decimal) * 100));

/** The number of ways to choose `chosen` of `all`; exact while it is below 2⁵³. */
export function combinations(all: number, chosen: number): number {
  let ways = 1;
  for (let index = 1; index <= chosen; index += 1) ways = (ways * (all - chosen + index)) / index;
  return ways;
}

/** Draws `count` of the values without repeats: one float each, which is a place among those that are left. */
export function drawOf<TValue>(values: readonly TValue[], count: number, floats: Floats): TValue[] {
  const left = [...values];
  return Array.from({ length: count }, () => left.splice(scaled(floats(), left.length), 1)[0] as TValue);
}
