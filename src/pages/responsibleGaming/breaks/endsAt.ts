/** The end of a break for the question before it. The server uses its own clock. */
const HOUR_MS = 3_600_000;
/** Kenya has the same time all year. */
const NAIROBI_AHEAD_MS = 3 * HOUR_MS;

export const endOfTimeOut = (hours: number, now: number): string => new Date(now + hours * HOUR_MS).toISOString();

/** The same day and time in a later calendar month in Nairobi; the last day when that month is too short. */
export function endOfExclusion(months: number, now: number): string {
  const date = new Date(now + NAIROBI_AHEAD_MS);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return new Date(date.getTime() - NAIROBI_AHEAD_MS).toISOString();
}
