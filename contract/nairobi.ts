/** Kenya has the same time all year. */
export const NAIROBI_MS = 3 * 3_600_000;

/** The same day and time in a later calendar month, in Nairobi; the last day when that month is too short. Unix ms. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from + NAIROBI_MS);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() - NAIROBI_MS;
}
