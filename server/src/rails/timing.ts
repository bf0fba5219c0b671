export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** Milliseconds between checks of a payout or refund; the last one repeats. */
export const PAYOUT_CHECKS = [5, 15, 30, 60, 300, 900, 3_600].map((seconds) => seconds * SECOND);

/** Milliseconds to wait after this number of checks. */
export const pauseAfter = (pauses: readonly number[], checks: number): number =>
  pauses[Math.min(checks, pauses.length - 1)] ?? MINUTE;
