/** Amounts: decimals on the wire, text in fields, whole minor units (100 in both currencies) inside; and their rules. */
import * as v from 'valibot';
import type { CurrencyCode } from './userChoices.ts';

export const MINOR_PER_MAJOR = 100;

/** Minor units of a decimal, rounded to the nearest. */
export const nearestMinor = (decimal: number): number => Math.round(decimal * MINOR_PER_MAJOR);

/** Minor units of a text such as `12.5`; empty is 0. It reads the text, because 4.35 * 100 is not 435. Cuts a third decimal. */
export function minorOfText(text: string): number {
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole) * MINOR_PER_MAJOR + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

/** The decimal for the wire, which is written with at most two decimals. */
export const decimalOf = (minor: number): number => minor / MINOR_PER_MAJOR;

/** An amount has at most two decimals, checked as text to avoid floating-point errors. */
export const AmountSchema = v.pipe(
  v.number(),
  v.finite(),
  v.check((amount) => /^\d{1,9}(?:\.\d{1,2})?$/.test(String(amount)), 'an amount with at most two decimals'),
);

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

/** The nearest whole shilling, for screens only. With the remainder in `cents`, the paid amount is shown exactly. */
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
  maxBonus?: number | undefined;
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
