const HOUR_MS = 3_600_000;
/** Kenya has the same time all year. */
export const NAIROBI_MS = 3 * HOUR_MS;

/** The hour (0 to 23) and the day of the week (1: Monday, 7: Sunday). */
export function nairobiHour(now: number): { hour: number; weekday: number } {
  const there = new Date(now + NAIROBI_MS);
  return { hour: there.getUTCHours(), weekday: there.getUTCDay() || 7 };
}

/** Full hours of Nairobi. `weekdays`: 1 is Monday, an empty list means every day. */
export type Hours = { fromHour: number; untilHour: number; weekdays: readonly number[] };

const HOURS_OF_WEEK = 168;

/** Hours after midnight belong to the day on which they began. */
export function isOpenAt({ fromHour, untilHour, weekdays }: Hours, now: number): boolean {
  const { hour, weekday } = nairobiHour(now);
  const isOvernight = untilHour <= fromHour;
  const isPastMidnight = isOvernight && hour < untilHour;
  const isWithin = isOvernight ? hour >= fromHour || isPastMidnight : hour >= fromHour && hour < untilHour;
  const began = isPastMidnight ? ((weekday + 5) % 7) + 1 : weekday;
  return isWithin && (weekdays.length === 0 || weekdays.includes(began));
}

/** The next full hour in which it is open, Unix ms; undefined when it never is. */
export function nextOpening(hours: Hours, now: number): number | undefined {
  const first = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  const starts = Array.from({ length: HOURS_OF_WEEK }, (_hour, index) => first + index * HOUR_MS);
  return starts.find((at) => isOpenAt(hours, at));
}

/** The same day and time in a later calendar month, in Nairobi; the last day when that month is too short. Unix ms. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from + NAIROBI_MS);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() - NAIROBI_MS;
}
