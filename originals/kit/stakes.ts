import { CREDIT } from './wallet';

/** Whole credits, each a multiple of ten, so that ten paylines share a stake evenly. */
export const STAKES_CENTS: readonly number[] = [10, 20, 50, 100, 200, 500].map((credits) => credits * CREDIT);
export const LEAST_STAKE_CENTS = 10 * CREDIT;
export const FIRST_STAKE_CENTS = 20 * CREDIT;

/** The next stake up (+1) or down (-1) that the balance covers; the same stake when there is none. */
export function stepStake(stakeCents: number, direction: 1 | -1, balanceCents: number): number {
  const next = STAKES_CENTS[STAKES_CENTS.indexOf(stakeCents) + direction];
  if (next === undefined) return stakeCents;
  return direction === 1 && next > balanceCents ? stakeCents : next;
}

/** The stake if the balance covers it, else the highest covered stake, else the lowest stake. */
export function affordableStake(stakeCents: number, balanceCents: number): number {
  const affordable = STAKES_CENTS.filter((stake) => stake <= stakeCents && stake <= balanceCents);
  return affordable.at(-1) ?? LEAST_STAKE_CENTS;
}
