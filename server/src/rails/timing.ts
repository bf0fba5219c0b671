export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** Between looks at a payout or refund; the last one repeats. Milliseconds. */
export const PAYOUT_CHECKS = [5, 15, 30, 60, 300, 900, 3_600].map((seconds) => seconds * SECOND);

/** How long to wait after so many checks. Milliseconds. */
export const pauseAfter = (pauses: readonly number[], checks: number): number =>
  pauses[Math.min(checks, pauses.length - 1)] ?? MINUTE;
