/** Days of Nairobi, which has no summer time. */
const DAY_MS = 86_400_000;
const NAIROBI_MS = 3 * 3_600_000;

/** The day of a moment, such as 2026-11-22. */
export const dayOf = (now: number): string => new Date(now + NAIROBI_MS).toISOString().slice(0, 10);

/** The next midnight, Unix ms. */
export const nextDayAt = (now: number): number => (Math.floor((now + NAIROBI_MS) / DAY_MS) + 1) * DAY_MS - NAIROBI_MS;

/** The hour (0 to 23) and the day of the week (1: Monday, 7: Sunday). */
export function nairobiHour(now: number): { hour: number; weekday: number } {
  const there = new Date(now + NAIROBI_MS);
  return { hour: there.getUTCHours(), weekday: there.getUTCDay() || 7 };
}

/** The same day and time in a later calendar month, in Nairobi; the last day when that month is too short. Unix ms. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from + NAIROBI_MS);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, lastDayOf(date)));
  return date.getTime() - NAIROBI_MS;
}

const lastDayOf = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
