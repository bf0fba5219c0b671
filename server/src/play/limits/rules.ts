/** Changes of a limit: a lower one counts at once, a higher one or none after a day. Pure. */
import { LIMIT_INCREASE_HOURS } from '../../../../contract/saferPlayTerms.ts';
import type { PlayLimitRecord } from '../../store/records/round.ts';

const HOUR_MS = 3_600_000;

/** The limit in force at a time (Unix ms); undefined: none. */
export function limitAt(limit: PlayLimitRecord | undefined, now: number): PlayLimitRecord | undefined {
  const next = limit?.next;
  if (!next || Date.parse(next.startsAt) > now) return limit;
  return next.value === undefined ? undefined : { value: next.value, setAt: next.startsAt };
}

/** `wish`: undefined for no limit. */
export function changeLimit(
  before: PlayLimitRecord | undefined,
  wish: number | undefined,
  now: number,
): PlayLimitRecord | undefined {
  const present = limitAt(before, now);
  const setAt = new Date(now).toISOString();
  if (!present) return wish === undefined ? undefined : { value: wish, setAt };
  if (wish !== undefined && wish < present.value) return { value: wish, setAt };
  if (wish === present.value) return { value: wish, setAt: present.setAt };
  if (present.next && present.next.value === wish) return present;
  const startsAt = new Date(now + LIMIT_INCREASE_HOURS * HOUR_MS).toISOString();
  return { ...present, next: { ...(wish !== undefined && { value: wish }), startsAt } };
}
