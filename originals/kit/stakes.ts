import { CREDIT } from './wallet';

/** The steps of − and +. Any whole credit in the limits can be typed, because ten paylines share it in cents. */
export const STAKES_CENTS: readonly number[] = [10, 20, 50, 100, 200, 500].map((credits) => credits * CREDIT);
export const LEAST_STAKE_CENTS = 10 * CREDIT;
export const GREATEST_STAKE_CENTS = 500 * CREDIT;
export const FIRST_STAKE_CENTS = 20 * CREDIT;

/** The next stake up (+1) or down (-1) that the balance covers; the same stake when there is none. */
export function stepStake(stakeCents: number, direction: 1 | -1, balanceCents: number): number {
  const next =
    direction === 1
      ? STAKES_CENTS.find((step) => step > stakeCents)
      : STAKES_CENTS.filter((step) => step < stakeCents).at(-1);
  if (next === undefined) return stakeCents;
  return direction === 1 && next > balanceCents ? stakeCents : next;
}

/** The stake in whole credits, lowered to balance and limit; the lowest stake when the balance covers none. */
export function affordableStake(stakeCents: number, balanceCents: number): number {
  const highestCents = Math.min(stakeCents, balanceCents, GREATEST_STAKE_CENTS);
  return Math.max(LEAST_STAKE_CENTS, Math.floor(highestCents / CREDIT) * CREDIT);
}

/** A typed amount such as "25" or "1,000" in cents; undefined unless it is a whole number of credits above zero. */
export function parseCredits(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '');
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) * CREDIT : undefined;
}
