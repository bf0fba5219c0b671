import type { BonusAvailability } from '../../../../contract/bonusTerms.ts';
import { nairobiHour } from '../../time/nairobi.ts';

type Hours = Pick<BonusAvailability, 'fromHour' | 'untilHour' | 'weekdays'>;

const HOUR_MS = 3_600_000;
const HOURS_OF_WEEK = 168;

/** Whether the bonus can be chosen at this moment. Hours after midnight belong to the day on which they began. */
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
