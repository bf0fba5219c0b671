import { CREDIT } from './wallet';

/** Which stakes a player may choose. Amounts are cents. */
export interface StakeTerms {
  /** The steps of − and +. */
  steps: readonly number[];
  least: number;
  greatest: number;
  first: number;
  /** A stake is a multiple of it. */
  unit: number;
  /** A stake above the balance falls to it. With money it stays, because a deposit may follow. */
  isLowered: boolean;
}

/** Any whole credit in the limits can be typed, because ten paylines share it in cents. */
export const DEMO_STAKES: StakeTerms = {
  steps: [10, 20, 50, 100, 200, 500].map((credits) => credits * CREDIT),
  least: 10 * CREDIT,
  greatest: 500 * CREDIT,
  first: 20 * CREDIT,
  unit: CREDIT,
  isLowered: true,
};

/** Round amounts from 0.01 to 50,000: 1, 2, 5, 10, 20, 50 … */
const ROUND_CENTS: readonly number[] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].flatMap((ten) => [
  ten,
  2 * ten,
  5 * ten,
]);

/** Stakes of the account's currency, to the cent. */
export function moneyStakes({ least, greatest, first }: Pick<StakeTerms, 'least' | 'greatest' | 'first'>): StakeTerms {
  const between = ROUND_CENTS.filter((step) => step > least && step < greatest);
  return { steps: [least, ...between, greatest], least, greatest, first, unit: 1, isLowered: false };
}

/** The next stake up (+1) or down (-1) that the balance covers; the same stake when there is none. */
export function stepStake(stakeCents: number, direction: 1 | -1, balanceCents: number, { steps }: StakeTerms): number {
  const next =
    direction === 1 ? steps.find((step) => step > stakeCents) : steps.filter((step) => step < stakeCents).at(-1);
  if (next === undefined) return stakeCents;
  return direction === 1 && next > balanceCents ? stakeCents : next;
}

/** The stake in whole units, lowered to balance and limit; the lowest stake when the balance covers none. */
export function affordableStake(
  stakeCents: number,
  balanceCents: number,
  { least, greatest, unit }: StakeTerms,
): number {
  const highestCents = Math.min(stakeCents, balanceCents, greatest);
  return Math.max(least, Math.floor(highestCents / unit) * unit);
}

/** A typed amount such as "25" or "1,000" in cents; undefined unless it is a whole number of credits above zero. */
export function parseCredits(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '');
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) * CREDIT : undefined;
}

/** A typed amount such as "25", "1,000" or "12.50" in cents; undefined unless it is above zero, with at most two decimals. */
export function parseMoney(text: string): number | undefined {
  const plain = text.replace(/[\s,]/g, '');
  const cents = /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return cents > 0 ? cents : undefined;
}

/** A typed number such as "50", "1.94" or "1,94×" in hundredths; undefined for anything else. */
export function parseHundredths(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?×?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Returns whether a round gave the player more than its stake. A smaller payout is shown, not celebrated. */
export const isGain = (payoutCents: number, stakeCents: number): boolean => payoutCents > stakeCents;
