import type { BonusEnd } from '../../../../contract/bonusTerms.ts';
import type { EndedBonus, OpenBonus } from '../../store/records/bonus.ts';
import type { JournalEntry } from '../../store/records/journal.ts';
import type { NotificationRecord, UserRecord } from '../../store/records/user.ts';
import { currencyOf, withMoved, writeJournal } from '../account.ts';
import { bonusInPlay, bonusShareCents, isExpired, openBonusesOf, withLine } from './openBonuses.ts';
import type { Transaction } from '../../store/DocumentStore.ts';

/** A player after bonuses may have ended, with what is to be written. */
export interface Ending {
  user: UserRecord;
  lines: readonly Omit<JournalEntry, 'id'>[];
  ended: readonly EndedBonus[];
}

export const requiredCents = ({
  amountCents,
  depositCents = 0,
  wagering,
}: Pick<OpenBonus, 'amountCents' | 'depositCents' | 'wagering'>): number =>
  Math.round((amountCents + depositCents) * wagering);

/** Ends the bonus in play, and then the next, as long as there is a reason. A bonus waits for its open rounds. */
export function endBonuses(before: Ending, at: string): Ending {
  const end = endOf(before.user, at);
  return end ? endBonuses(endBonus(before, { place: 0, status: end, at }), at) : before;
}

function endOf(user: UserRecord, at: string): BonusEnd | undefined {
  const bonus = bonusInPlay(user);
  if (!bonus || bonus.openRounds > 0) return undefined;
  if (bonusShareCents(user, 0) === 0) return 'usedUp';
  if (bonus.wageredCents >= requiredCents(bonus)) return 'converted';
  return isExpired(bonus, at) ? 'expired' : undefined;
}

/** `place` is that of the bonus among the open ones. */
type End = { place: number; status: BonusEnd; at: string };

/** The bonus takes its share out of the bonus account: up to the cap it becomes real money, the rest is lost. */
export function endBonus({ user, lines, ended }: Ending, { place, status, at }: End): Ending {
  const open = openBonusesOf(user);
  const bonus = open[place];
  if (!bonus) return { user, lines, ended };
  const shareCents = bonusShareCents(user, place);
  const convertedCents = status === 'converted' ? Math.min(shareCents, mostCents(bonus)) : 0;
  const { openRounds: _none, ...kept } = bonus;
  const end = { status, convertedCents, lostCents: shareCents - convertedCents, endedAt: at };
  const record: EndedBonus = { ...kept, ...end, userId: user.id, currency: currencyOf(user) };
  const left = withMoved(user, user.id, { balanceCents: convertedCents, bonusCents: -shareCents }, at);
  const others = open.filter((other) => other !== bonus);
  return {
    user: withLine(shareCents === 0 ? user : left, others, at),
    lines: [...lines, ...linesOf(record)],
    ended: [...ended, record],
  };
}

/** The bonuses that a withdrawal ends: those that came with a deposit. */
const isTied = ({ depositCents }: OpenBonus): boolean => depositCents !== undefined;

/** The player after a withdrawal has ended the bonuses of deposits. Undefined without such a bonus; a bonus waits for its open rounds. */
export function endTied(user: UserRecord, at: string): Ending | 'bonus_in_round' | undefined {
  const before = endBonuses({ user, lines: [], ended: [] }, at);
  const open = openBonusesOf(before.user);
  if (!open.some(isTied)) return undefined;
  if (open.some(({ openRounds }) => openRounds > 0)) return 'bonus_in_round';
  const ending = open.filter(isTied).reduce((now, bonus) => {
    const place = openBonusesOf(now.user).findIndex(({ id }) => id === bonus.id);
    return endBonus(now, { place, status: 'forfeited', at });
  }, before);
  return endBonuses(ending, at);
}

/**
 * The player after the bank took back the deposit of a bonus: the bonus ends, and what is in its open rounds goes with their
 * end. Undefined when the bonus has ended already.
 */
export function endOfLostDeposit(user: UserRecord, depositId: string, at: string): Ending | undefined {
  const open = openBonusesOf(user);
  const place = open.findIndex((bonus) => bonus.id === depositId && isTied(bonus));
  const bonus = open[place];
  if (!bonus) return undefined;
  const before = { user, lines: [], ended: [] };
  if (bonus.openRounds === 0) return endBonuses(endBonus(before, { place, status: 'forfeited', at }), at);
  const expired = open.map((each) => (each === bonus ? { ...each, expiresAt: at } : each));
  return { ...before, user: withLine(user, expired, at) };
}

const mostCents = ({ amountCents, conversionTimes = Infinity }: OpenBonus): number =>
  Math.floor(amountCents * conversionTimes);

/** The kind of the journal line for what is lost. */
const LOST = { converted: 'excess', expired: 'expiry', forfeited: 'forfeit', usedUp: 'expiry' } as const;

function linesOf(ended: EndedBonus): Ending['lines'] {
  const { id, userId, currency, status, convertedCents, lostCents, endedAt: at } = ended;
  const line = (kind: 'conversion' | (typeof LOST)[BonusEnd], account: 'main' | 'bonus', deltaCents: number) =>
    ({ userId, currency, recordId: `${id}:${kind}`, kind, account, deltaCents, at }) as const;
  const lines = [
    line('conversion', 'main', convertedCents),
    line('conversion', 'bonus', -convertedCents),
    line(LOST[status], 'bonus', -lostCents),
  ];
  return lines.filter(({ deltaCents }) => deltaCents !== 0);
}

const NOTICES = {
  converted: 'bonusConverted',
  usedUp: 'bonusUsedUp',
  expired: 'bonusExpired',
  forfeited: 'bonusForfeited',
} as const satisfies Record<BonusEnd, NotificationRecord['kind']>;

/** Writes the player, the journal, and a record and a notice of each bonus that has ended. */
export function writeEnding(tx: Transaction, { user, lines, ended }: Ending): void {
  tx.set('users', user);
  for (const line of lines) writeJournal(tx, line);
  for (const bonus of ended) {
    const { id, userId, status, endedAt: createdAt } = bonus;
    tx.create('bonuses', bonus);
    tx.set('notifications', { id: `bonusEnd:${id}`, userId, kind: NOTICES[status], createdAt, isRead: false });
  }
}
