// Multipliers are integer hundredths: 150 is 1.50×.
export const CRASH_RTP = 0.97;
export const LEAST_TARGET = 101;
/** 10,000.00×. The limit affects only players who wait longer than 92 seconds. */
export const GREATEST_MULTIPLIER = 1_000_000;

const PERCENT_PAID = 97;
/** Growth per ms: the curve doubles about every seven seconds. */
const GROWTH_PER_MS = 0.0001;

/**
 * The end of the curve: 0.97 ÷ (1 − float), cut to hundredths, from 1.00 to 10,000.00.
 * The chance to reach a target is 0.97 ÷ target, so every target has the same return; 3 in 100 rounds end at once.
 */
export const crashPointOf = (float: number): number =>
  Math.min(GREATEST_MULTIPLIER, Math.max(100, Math.floor(PERCENT_PAID / (1 - float))));

/** The multiplier after this flight time (ms). */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs)) + 1e-9);
}

/** Flight time in ms until the multiplier. */
export const msUntil = (multiplier: number): number => Math.log(multiplier / 100) / GROWTH_PER_MS;

/** Returns what is paid for a cash-out at this multiplier: nothing above the end, and nothing without a cash-out. */
export const paidAt = (crashPoint: number, cashOut: number | undefined): number =>
  cashOut !== undefined && cashOut <= crashPoint ? cashOut : 0;
