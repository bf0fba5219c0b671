const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** ISO 8601 times relative to `nowMs` (Unix ms); a negative count is in the past. */
export const minutesFrom = (nowMs: number, minutes: number): string =>
  new Date(nowMs + minutes * MINUTE_MS).toISOString();
export const daysFrom = (nowMs: number, days: number): string => new Date(nowMs + days * DAY_MS).toISOString();
