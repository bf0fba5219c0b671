/**
 * How money is converted and what a bonus gives: the same rule on both sides. Amounts are integers in minor units
 * (US cents, KES cents) unless a name says whole shillings; a rate is KES for one USD with at most four decimals.
 * Every rounding is to the side of the house, so that no round trip makes money.
 */

import type { CurrencyCode } from './userChoices.ts';

/** A rate has at most four decimals. */
export const RATE_SCALE = 10_000;

/** A rate as a whole number, which is exact. */
export const scaled = (kesPerUsd: number): number => Math.round(kesPerUsd * RATE_SCALE);

/** Exact for integers, where a quotient of floats could land on the next one. */
const floorDivide = (a: number, b: number): number => (a - (a % b)) / b;
const ceilDivide = (a: number, b: number): number => floorDivide(a + b - 1, b);

/** US cents of Kenyan ones, rounded down. */
export const kesToUsdCents = (kesMinor: number, kesPerUsd: number): number =>
  floorDivide(kesMinor * RATE_SCALE, scaled(kesPerUsd));

/** How many parts of a US cent are counted of what a conversion leaves over. */
export const REST_PER_CENT = 1_000;

/**
 * What a KES deposit adds to a balance that is kept in US cents: whole cents, and the rest in thousandths of a cent. The
 * rest of the deposits before goes in, so that over any number of deposits less than one cent is lost.
 */
export function creditOfKes(kesMinor: number, kesPerUsd: number, restBefore = 0): { cents: number; rest: number } {
  const parts = restBefore + floorDivide(kesMinor * RATE_SCALE * REST_PER_CENT, scaled(kesPerUsd));
  return { cents: floorDivide(parts, REST_PER_CENT), rest: parts % REST_PER_CENT };
}

/**
 * For the screen alone: whole shillings, to the nearest one. `cents` may have a fraction, the rest of a conversion.
 * With it, what was paid in shillings is what is seen.
 */
export const shownKesOf = (cents: number, kesPerUsd: number): number =>
  Math.sign(cents) * Math.round((Math.abs(cents) * scaled(kesPerUsd)) / (RATE_SCALE * 100));

/** Rounded down to the KES cent. */
export const usdCentsToKesMinor = (cents: number, kesPerUsd: number): number =>
  floorDivide(cents * scaled(kesPerUsd), RATE_SCALE);

/** Minor units of one currency in another, rounded down; those of the same one stay exactly what they are. */
export function convertMinor(minor: number, from: CurrencyCode, to: CurrencyCode, kesPerUsd: number): number {
  if (from === to) return minor;
  return to === 'USD' ? kesToUsdCents(minor, kesPerUsd) : usdCentsToKesMinor(minor, kesPerUsd);
}

/** What a withdrawal to M-Pesa pays for so much of the account: whole shillings, rounded down. */
export const payoutKesOf = (minor: number, currency: CurrencyCode, kesPerUsd: number): number =>
  floorDivide(convertMinor(minor, currency, 'KES', kesPerUsd), 100);

/**
 * What so many whole shillings cost the account, in its minor units; of US cents rounded up. The rest of what was asked for
 * stays in the balance.
 */
export const payoutCostOf = (wholeKes: number, currency: CurrencyCode, kesPerUsd: number): number =>
  currency === 'KES' ? wholeKes * 100 : ceilDivide(wholeKes * 100 * RATE_SCALE, scaled(kesPerUsd));

/** What a deposit bonus promises. `minDeposit`, `maxBonus` and `extraKes` are whole KES. */
export interface BonusTerms {
  bonusPercentage: number;
  minDeposit: number;
  /** The most that the percentage gives. */
  maxBonus?: number | undefined;
  /** On top of it. */
  extraKes?: number | undefined;
}

/** Whether a deposit is large enough for the bonus. */
export const reachesBonus = ({ minDeposit }: BonusTerms, depositKesMinor: number): boolean =>
  depositKesMinor >= Math.ceil(minDeposit * 100);

/** Minor units of `currency` for the bonus account; 0 when the deposit does not reach `minDeposit`. */
export function bonusMinorOf(
  terms: BonusTerms,
  depositKesMinor: number,
  currency: CurrencyCode,
  kesPerUsd: number,
): number {
  if (!reachesBonus(terms, depositKesMinor)) return 0;
  const basisPoints = Math.max(0, Math.round(terms.bonusPercentage * 100));
  const share = floorDivide(depositKesMinor * basisPoints, 10_000);
  const most = terms.maxBonus === undefined ? share : Math.floor(terms.maxBonus * 100);
  const extra = Math.max(0, Math.floor((terms.extraKes ?? 0) * 100));
  return convertMinor(Math.min(share, Math.max(0, most)) + extra, 'KES', currency, kesPerUsd);
}
