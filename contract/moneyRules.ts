/**
 * Amounts are integer minor units (US cents, KES cents) unless a name says whole shillings; a rate is KES for one USD.
 * Rounding always favours the house, so that no round trip creates money.
 */

import type { CurrencyCode } from './userChoices.ts';

/** A rate has at most four decimals. */
export const RATE_SCALE = 10_000;

/** The rate as an exact integer. */
export const scaled = (kesPerUsd: number): number => Math.round(kesPerUsd * RATE_SCALE);

/** Exact for integers; a floating-point quotient could be one too high. */
const floorDivide = (a: number, b: number): number => (a - (a % b)) / b;
const ceilDivide = (a: number, b: number): number => floorDivide(a + b - 1, b);

/** US cents for Kenyan cents, rounded down. */
export const kesToUsdCents = (kesMinor: number, kesPerUsd: number): number =>
  floorDivide(kesMinor * RATE_SCALE, scaled(kesPerUsd));

/** Parts of a US cent in the remainder of a conversion. */
export const REST_PER_CENT = 1_000;

/** Whole US cents, and the remainder in thousandths of a cent, which the next deposit adds. */
export function creditOfKes(kesMinor: number, kesPerUsd: number, restBefore = 0): { cents: number; rest: number } {
  const parts = restBefore + floorDivide(kesMinor * RATE_SCALE * REST_PER_CENT, scaled(kesPerUsd));
  return { cents: floorDivide(parts, REST_PER_CENT), rest: parts % REST_PER_CENT };
}

/** For screens only: nearest whole shilling. With the remainder in `cents`, the paid amount is shown exactly. */
export const shownKesOf = (cents: number, kesPerUsd: number): number =>
  Math.sign(cents) * Math.round((Math.abs(cents) * scaled(kesPerUsd)) / (RATE_SCALE * 100));

/** Rounded down to the KES cent. */
export const usdCentsToKesMinor = (cents: number, kesPerUsd: number): number =>
  floorDivide(cents * scaled(kesPerUsd), RATE_SCALE);

/** Minor units in another currency, rounded down; unchanged for the same currency. */
export function convertMinor(minor: number, from: CurrencyCode, to: CurrencyCode, kesPerUsd: number): number {
  if (from === to) return minor;
  return to === 'USD' ? kesToUsdCents(minor, kesPerUsd) : usdCentsToKesMinor(minor, kesPerUsd);
}

/** The M-Pesa payout for an amount of the account: whole shillings, rounded down. */
export const payoutKesOf = (minor: number, currency: CurrencyCode, kesPerUsd: number): number =>
  floorDivide(convertMinor(minor, currency, 'KES', kesPerUsd), 100);

/** The cost of whole shillings in minor units, US cents rounded up. The difference stays in the balance. */
export const payoutCostOf = (wholeKes: number, currency: CurrencyCode, kesPerUsd: number): number =>
  currency === 'KES' ? wholeKes * 100 : ceilDivide(wholeKes * 100 * RATE_SCALE, scaled(kesPerUsd));

/** `minDeposit`, `maxBonus` and `extraKes` are whole KES. */
export interface BonusTerms {
  bonusPercentage: number;
  minDeposit: number;
  /** The most that the percentage can give. */
  maxBonus?: number | undefined;
  /** Added to it. */
  extraKes?: number | undefined;
}

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
