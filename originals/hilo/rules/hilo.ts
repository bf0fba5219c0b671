// Multipliers are integer hundredths: 150 is 1.50×. Cards are numbers 0 to 51 (fair/cards.ts).
import { ACE, LEAST_RANK, RANKS, rankOf } from '../../fair/index.ts';

export const HILO_RTP = 0.97;
/** A round has at most so many guesses and skipped cards together. */
export const MOST_STEPS = 52;
/** 1,000×: a guess that would pay more is refused. */
export const GREATEST_HILO = 100_000;

export const GUESSES = ['higher', 'lower'] as const;

export type Guess = (typeof GUESSES)[number];

const PERCENT_PAID = 97;

/**
 * So many of the 13 ranks win the guess. The same rank wins either guess, but for the 2 and the ace: there the guess that
 * could not lose needs another rank.
 */
export const waysOf = (card: number, guess: Guess): number =>
  Math.min(RANKS - 1, guess === 'higher' ? ACE + 1 - rankOf(card) : rankOf(card) + 1 - LEAST_RANK);

/** True where the guess with the same rank would take in all 13. */
export const isStrict = (card: number, guess: Guess): boolean =>
  rankOf(card) === (guess === 'higher' ? LEAST_RANK : ACE);

export function isRight(card: number, next: number, guess: Guess): boolean {
  const [before, after] = [rankOf(card), rankOf(next)];
  if (before === after) return !isStrict(card, guess);
  return guess === 'higher' ? after > before : after < before;
}

/** 0.97 × the product of 13 ÷ ways, cut to hundredths; 100 before the first guess. `ways`: of each guess so far. */
export function hiloMultiplierOf(ways: readonly number[]): number {
  if (ways.length === 0) return 100;
  const odds = ways.reduce((product) => product * BigInt(RANKS), BigInt(PERCENT_PAID));
  return Number(odds / ways.reduce((product, each) => product * BigInt(each), 1n));
}
