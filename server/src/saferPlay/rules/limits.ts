/** The limit in force, and the effect of a change. */
import { LIMIT_INCREASE_HOURS } from '../../../../contract/saferPlay.ts';
import { instant, type Moment } from '../../ledger/index.ts';
import type { Money, StoredLimit } from '../../store/records/saferPlay.ts';
import { compareMoney } from './money.ts';

export const HOUR_MS = 3_600_000;

/** The limit at this time: a waiting change applies from its time on without being written. */
export function limitAt(stored: StoredLimit | undefined, now: number): StoredLimit | undefined {
  if (!stored?.next || Date.parse(stored.next.startsAt) > now) return stored;
  const { limit, startsAt } = stored.next;
  return limit && { ...limit, setAt: startsAt };
}

/**
 * `wish` undefined removes the limit. A stricter or equal limit applies at once and cancels a waiting change; a looser
 * one waits. The same wish does not restart its wait.
 */
export function changeLimit(
  stored: StoredLimit | undefined,
  wish: Money | undefined,
  { now, kesPerUsd }: Moment,
): StoredLimit | undefined {
  const current = limitAt(stored, now);
  const at = instant(now);
  if (!current) return wish && { ...wish, setAt: at };
  if (!current.next && isSame(wish, current)) return current;
  if (wish && compareMoney(wish, current, kesPerUsd) <= 0) return { ...wish, setAt: at };
  if (current.next && isSame(wish, current.next.limit)) return current;
  const startsAt = instant(now + LIMIT_INCREASE_HOURS * HOUR_MS);
  return { ...current, next: { ...(wish && { limit: wish }), askedAt: at, startsAt } };
}

/** Whether the wish counts at once: a first limit, a lower one, or the same one in place of a rise that waits. */
export const isTightened = (stored: StoredLimit | undefined, wish: Money | undefined, moment: Moment): boolean =>
  wish !== undefined && changeLimit(stored, wish, moment)?.next === undefined;

const isSame = (a: Money | undefined, b: Money | undefined): boolean =>
  a?.amountMinor === b?.amountMinor && a?.currency === b?.currency;
