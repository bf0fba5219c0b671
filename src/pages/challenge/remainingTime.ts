const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

export interface RemainingTime {
  days: number;
  hours: number;
  minutes: number;
}

/** The time left in whole minutes, rounded up; `null` after the end. Both are Unix ms. */
export function remainingTime(endMs: number, nowMs: number): RemainingTime | null {
  if (endMs <= nowMs) return null;
  const left = Math.ceil((endMs - nowMs) / MINUTE_MS);
  return {
    days: Math.floor(left / MINUTES_PER_DAY),
    hours: Math.floor((left % MINUTES_PER_DAY) / MINUTES_PER_HOUR),
    minutes: left % MINUTES_PER_HOUR,
  };
}
