/** Kenya has the same time all year. */
const NAIROBI_AHEAD_MS = 3 * 3_600_000;

/** The same day and time in a later calendar month, in Nairobi; the last day when that month is too short. Unix ms. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from + NAIROBI_AHEAD_MS);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, lastDayOf(date)));
  return date.getTime() - NAIROBI_AHEAD_MS;
}

const lastDayOf = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
