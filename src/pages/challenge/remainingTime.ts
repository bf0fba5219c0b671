const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

export interface RemainingTime {
  days: number;
  hours: number;
  minutes: number;
}

/** What is left until an instant, in whole minutes rounded up; `null` once it has come. Both are milliseconds since 1970. */
export function remainingTime(endMs: number, nowMs: number): RemainingTime | null {
  if (endMs <= nowMs) return null;
  const left = Math.ceil((endMs - nowMs) / MINUTE_MS);
  return {
    days: Math.floor(left / MINUTES_PER_DAY),
    hours: Math.floor((left % MINUTES_PER_DAY) / MINUTES_PER_HOUR),
    minutes: left % MINUTES_PER_HOUR,
  };
}
