/** Days of Nairobi, which has no summer time. */
import { NAIROBI_MS, nairobiHour } from '../../../contract/nairobi.ts';

export const DAY_MS = 86_400_000;

/** The day of a moment, such as 2026-11-22. */
export const dayOf = (now: number): string => new Date(now + NAIROBI_MS).toISOString().slice(0, 10);

/** The next midnight, Unix ms. */
export const nextDayAt = (now: number): number => (Math.floor((now + NAIROBI_MS) / DAY_MS) + 1) * DAY_MS - NAIROBI_MS;

/** The next midnight at which a week begins, a Monday. Unix ms. */
export const nextWeekAt = (now: number): number => nextDayAt(now) + (7 - nairobiHour(now).weekday) * DAY_MS;
