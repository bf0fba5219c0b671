import type { BonusAvailability, BonusHindrance } from '../../../../contract/bonusTerms.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { nextDayAt } from '../../time/nairobi.ts';
import { countCompleted } from '../welcomeTurn.ts';
import { isOpenAt, nextOpening } from './openingHours.ts';
import { exhaustedBy, readUses } from './uses.ts';

export interface Hindrance {
  why: BonusHindrance;
  /** When it can be had again, Unix ms; undefined when never, or not by time. */
  opensAt?: number | undefined;
}

/**
 * Why a player cannot choose a bonus now; undefined when it can be chosen. The payer counts at the end of the deposit, when
 * it is proved: a number alone tells nothing about its owner.
 */
export async function hindranceOf(
  reader: Reader,
  uid: string,
  bonus: BonusAvailability & { id: string },
  now: number,
): Promise<Hindrance | undefined> {
  if (!(await isFor(reader, uid, bonus.audience))) return { why: 'other_players' };
  const exhausted = exhaustedBy(await readUses(reader, bonus.id, { uid }), bonus, now);
  if (exhausted === 'ever') return { why: 'used' };
  if (exhausted === 'day') return { why: 'used', opensAt: openingFrom(bonus, nextDayAt(now)) };
  return isOpenAt(bonus, now) ? undefined : { why: 'closed', opensAt: nextOpening(bonus, now) };
}

const openingFrom = (bonus: BonusAvailability, at: number): number | undefined =>
  isOpenAt(bonus, at) ? at : nextOpening(bonus, at);

async function isFor(reader: Reader, uid: string, audience: BonusAvailability['audience']): Promise<boolean> {
  if (audience === 'all') return true;
  const isFirst = (await countCompleted(reader, uid, 1)) === 0;
  return isFirst === (audience === 'first');
}
