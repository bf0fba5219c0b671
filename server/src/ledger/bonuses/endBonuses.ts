import type { BonusEnd } from '../../../../contract/bonusTerms.ts';
import type { EndedBonus, OpenBonus } from '../../store/records/bonus.ts';
import type { JournalLine } from '../../store/records/journal.ts';
import type { Currency } from '../../store/records/money.ts';
import type { NotificationRecord, UserRecord } from '../../store/records/user.ts';
import { STAKES } from '../../../../contract/playTerms.ts';
import { currencyOf, minorOf, withMoved, writeJournal } from '../account.ts';
import { isExpired, isWagered, openBonusesOf, withLine } from './openBonuses.ts';
import type { Transaction } from '../../store/DocumentStore.ts';

/** A player after bonuses may have ended, with what is to be written. */
export interface Ending {
  user: UserRecord;
  lines: readonly JournalLine[];
  ended: readonly EndedBonus[];
}

/** Ends each bonus that has a reason to end. A bonus waits for its open rounds, and for the bank. */
export function endBonuses(before: Ending, at: string): Ending {
  for (const bonus of openBonusesOf(before.user)) {
    const status = endOf(bonus, currencyOf(before.user), at);
    if (status) return endBonuses(endBonus(before, { id: bonus.id, status, at }), at);
  }
  return before;
}

function endOf(bonus: OpenBonus, currency: Currency, at: string): BonusEnd | undefined {
  if (bonus.openRounds > 0 || bonus.frozenAt !== undefined) return undefined;
  if (bonus.isTakenBack) return 'forfeited';
  // A bonus of free spins alone has no money from the start: it lasts until its deposit is staked.
  if (bonus.amountCents > 0 && bonus.leftCents === 0) return 'usedUp';
  if (isWagered(bonus)) return 'converted';
  if (isExpired(bonus, at)) return 'expired';
  // A rest below the lowest stake is hard to play, so the player gets it.
  const isRest = bonus.leftCents < Math.min(bonus.amountCents, minorOf(STAKES[currency].min));
  return isRest ? 'usedUp' : undefined;
}

type End = { id: string; status: BonusEnd; at: string };

/** The purse leaves the bonus account: up to the cap it becomes real money, the rest is lost. */
export function endBonus({ user, lines, ended }: Ending, { id, status, at }: End): Ending {
  const open = openBonusesOf(user);
  const bonus = open.find((each) => each.id === id);
  if (!bonus) return { user, lines, ended };
  const { openRounds: _rounds, leftCents, frozenAt: _frozen, isTakenBack, ...kept } = bonus;
  const isPaid = status === 'converted' || status === 'usedUp';
  const convertedCents = isPaid ? Math.min(leftCents, mostCents(bonus)) : 0;
  const end = { status, convertedCents, lostCents: leftCents - convertedCents, endedAt: at };
  const gone = !isPaid && isTakenBack && { isTakenBack };
  const record: EndedBonus = { ...kept, ...end, ...gone, userId: user.id, currency: currencyOf(user) };
  const paid =
    leftCents === 0 ? user : withMoved(user, user.id, { balanceCents: convertedCents, bonusCents: -leftCents }, at);
  const freeSpins = (user.freeSpins ?? 0) + spinsOf(record);
  const others = open.filter((other) => other !== bonus);
  return {
    user: withLine(spinsOf(record) > 0 ? { ...paid, freeSpins } : paid, others, at),
    lines: [...lines, ...linesOf(record)],
    ended: [...ended, record],
  };
}

/** The bonuses that a withdrawal ends: those that came with a deposit. */
const isTied = ({ depositCents }: OpenBonus): boolean => depositCents !== undefined;

/** The player after a withdrawal has ended the bonuses of deposits. Undefined without such a bonus; a bonus waits for its open rounds. */
export function endTied(user: UserRecord, at: string): Ending | 'bonus_in_round' | undefined {
  const before = endBonuses({ user, lines: [], ended: [] }, at);
  const tied = openBonusesOf(before.user).filter(isTied);
  if (tied.length === 0) return undefined;
  if (tied.some(({ openRounds }) => openRounds > 0)) return 'bonus_in_round';
  return tied.reduce((now, { id }) => endBonus(now, { id, status: 'forfeited', at }), before);
}

/**
 * The player after the bank took back the deposit of a bonus: the bonus ends, and what is in its open rounds goes with their
 * end. Undefined when the bonus has ended already.
 */
export function endOfLostDeposit(user: UserRecord, depositId: string, at: string): Ending | undefined {
  const bonus = openBonusesOf(user).find((each) => each.id === depositId);
  if (!bonus) return undefined;
  const gone = withChange(user, depositId, { expiresAt: at, frozenAt: undefined, isTakenBack: true }, at);
  const before = { user: gone, lines: [], ended: [] };
  return bonus.openRounds === 0 ? endBonus(before, { id: depositId, status: 'forfeited', at }) : before;
}

/**
 * The player after the bank took back what had brought a bonus that is real money by now: the money goes again, also when that
 * leaves a debt. What has ended stays as it was written, so a record of its own says it. Undefined when nothing became real money.
 */
export function takeBackConverted(user: UserRecord, ended: EndedBonus, at: string): Ending | undefined {
  const { id, convertedCents } = ended;
  if (convertedCents === 0) return undefined;
  const gone = {
    status: 'forfeited',
    convertedCents: -convertedCents,
    lostCents: convertedCents,
    endedAt: at,
    isTakenBack: true,
  } as const;
  const takenBack: EndedBonus = { ...ended, ...gone, id: `${id}-lost` };
  const left = withMoved(user, user.id, { balanceCents: -convertedCents }, at);
  return { user: left, lines: linesOf(takenBack), ended: [takenBack] };
}

/** The player while the bank examines the deposit of a bonus, or after it has decided for the player: no day of the bonus is lost. */
export function withFrozen(user: UserRecord, depositId: string, isFrozen: boolean, at: string): UserRecord {
  const bonus = openBonusesOf(user).find(({ id }) => id === depositId);
  if (!bonus || isFrozen === (bonus.frozenAt !== undefined)) return user;
  if (isFrozen) return withChange(user, depositId, { frozenAt: at }, at);
  const restedMs = Date.parse(at) - Date.parse(bonus.frozenAt ?? at);
  const expiresAt = bonus.expiresAt && new Date(Date.parse(bonus.expiresAt) + restedMs).toISOString();
  return withChange(user, depositId, { frozenAt: undefined, expiresAt }, at);
}

function withChange(user: UserRecord, id: string, change: Partial<OpenBonus>, at: string): UserRecord {
  const line = openBonusesOf(user).map((bonus) => (bonus.id === id ? { ...bonus, ...change } : bonus));
  return withLine(user, line, at);
}

const spinsOf = ({ status, spinsAtEnd = 0 }: EndedBonus): number => (status === 'converted' ? spinsAtEnd : 0);

const mostCents = ({ amountCents, conversionTimes }: OpenBonus): number =>
  conversionTimes === undefined ? Infinity : Math.floor(amountCents * conversionTimes);

/** The kind of the journal line for what is lost. */
const LOST = { converted: 'excess', expired: 'expiry', forfeited: 'forfeit', usedUp: 'expiry' } as const;

function linesOf(ended: EndedBonus): Ending['lines'] {
  const { id, userId, currency, status, convertedCents, lostCents, endedAt: at } = ended;
  const line = (kind: 'conversion' | 'bonus' | (typeof LOST)[BonusEnd]) =>
    ({ userId, currency, recordId: `${id}:${kind}`, kind, at }) as const;
  const purse = { account: 'bonus', purse: id } as const;
  const lines: JournalLine[] = [
    { ...line('conversion'), account: 'main', against: 'bonus', deltaCents: convertedCents },
    { ...line('conversion'), ...purse, against: 'main', deltaCents: -convertedCents },
    { ...line(LOST[status]), ...purse, against: 'bonuses', deltaCents: -lostCents },
  ];
  const moved = lines.filter(({ deltaCents }) => deltaCents !== 0);
  const freeSpins = spinsOf(ended);
  return freeSpins > 0
    ? [...moved, { ...line('bonus'), ...purse, against: 'bonuses', deltaCents: 0, freeSpins }]
    : moved;
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
    const { id, userId, currency, status, amountCents, convertedCents, lostCents, endedAt: createdAt } = bonus;
    const told = bonus.isTakenBack
      ? ({ kind: 'bonusForfeited', case: bonus.source === 'referral' ? 'friend' : 'deposit' } as const)
      : { kind: NOTICES[status] };
    const notice = { userId, createdAt, isRead: false };
    const count = spinsOf(bonus);
    const moved = status === 'converted' ? convertedCents : lostCents;
    const money = moved > 0 ? { amountCents: moved, currency } : {};
    tx.create('bonuses', bonus);
    if (count > 0) tx.set('notifications', { ...notice, id: `spins:${id}`, kind: 'freeSpins', count });
    if (amountCents > 0) tx.set('notifications', { ...notice, id: `bonusEnd:${id}`, ...told, ...money });
  }
}
