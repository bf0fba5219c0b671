import type { BonusAvailability, BonusUnavailability } from '../../../contract/bonusTerms.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { isOpenAt, nextOpening } from '../../../contract/nairobi.ts';
import { nextDayAt } from '../time/nairobi.ts';
import { exhaustedBy, readUses } from './bonusUses.ts';
import {
  type DepositBonus,
  DepositBonusSchema,
  type WelcomeBonus,
  WelcomeBonusSchema,
} from '../../../contract/depositBonuses.ts';
import { personOf } from '../persons/person.ts';
import { ownedBy } from '../store/query.ts';
import { readWithin } from '../store/reading.ts';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import type { DepositBonusRecord } from '../store/records/deposit.ts';

/** `opensAt`: the bonus can be had again then (Unix ms); undefined when never, or not by time. */
export type Unavailability = { why: BonusUnavailability; opensAt?: number | undefined };

export function offeredBonus(stored: unknown): DepositBonus | undefined {
  const bonus = readWithin('deposit-bonuses', DepositBonusSchema, stored);
  return bonus?.isActive ? bonus : undefined;
}

/** A stored step of the welcome pack that can be claimed: an operator may have forgotten its deposit number. */
export function offeredStep(stored: unknown): WelcomeBonus | undefined {
  const step = readWithin('welcome-bonuses', WelcomeBonusSchema, stored);
  return step?.isActive && Number.isInteger(step.order) && step.order >= 1 ? step : undefined;
}

/** Undefined when the bonus can be chosen. The payer counts at the end of the deposit, when it is proved. */
export async function unavailabilityOf(
  reader: Reader,
  uid: string,
  bonus: BonusAvailability & { id: string },
  now: number,
): Promise<Unavailability | undefined> {
  if (!(await isFor(reader, uid, bonus.audience))) return { why: 'other_players' };
  const exhausted = exhaustedBy(
    await readUses(reader, { id: bonus.id, ...('order' in bonus && { step: 1 }) }, { uid }),
    bonus,
    now,
  );
  if (exhausted === 'ever') return { why: 'used' };
  const tomorrow = nextDayAt(now);
  if (exhausted === 'day')
    return { why: 'used', opensAt: isOpenAt(bonus, tomorrow) ? tomorrow : nextOpening(bonus, tomorrow) };
  return isOpenAt(bonus, now) ? undefined : { why: 'closed', opensAt: nextOpening(bonus, now) };
}

export async function isFor(reader: Reader, uid: string, audience: BonusAvailability['audience']): Promise<boolean> {
  return isForPerson(reader, { uid, ...(await personOf(reader, uid)) }, audience);
}

type PersonOf = { uid: string; accounts: readonly string[] };

/** Nobody who had a card payment taken back, or tries to, gets a further offer, and no account beyond the most of a person. */
export async function isForPerson(
  reader: Reader,
  { uid, accounts }: PersonOf,
  audience: BonusAvailability['audience'] = 'all',
): Promise<boolean> {
  const disputed = await Promise.all(accounts.map((account) => isEverDisputed(reader, account)));
  if (disputed.includes(true) || !accounts.includes(uid)) return false;
  if (audience === 'all') return true;
  const deposits = await Promise.all(accounts.map((account) => countCompleted(reader, account, 1)));
  return deposits.every((count) => count === 0) === (audience === 'first');
}

const isEverDisputed = async (reader: Reader, uid: string): Promise<boolean> =>
  (await reader.ids('disputes', { where: [ownedBy(uid), ['status', 'in', ['open', 'lost']]], limit: 1 })).length > 0;

/** The number of completed deposits, counted up to `most`, without returned payouts. */
export async function countCompleted(reader: Pick<Reader, 'ids'>, uid: string, most: number): Promise<number> {
  if (most < 1) return 0;
  const completed = await reader.ids('deposits', {
    where: [ownedBy(uid), ['status', '==', 'completed'], ['paymentMethod', 'in', RAIL_NAMES]],
    orderBy: ['createdAt', 'asc'],
    limit: most,
  });
  return completed.length;
}

/** Step N of the welcome pack is for the N-th completed deposit of a player. Any other bonus is for each of them. */
export async function isTurnOf(
  reader: Pick<Reader, 'ids'>,
  uid: string,
  { step }: Pick<DepositBonusRecord, 'step'>,
): Promise<boolean> {
  return step === undefined || (await countCompleted(reader, uid, step)) === step - 1;
}
