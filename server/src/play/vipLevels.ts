import { currencyOf, decimalOf, minorOf, type Played, storedMinor } from '../ledger/index.ts';
import type { Transaction } from '../store/DocumentStore.ts';
import type { PlayRecord } from '../store/records/round.ts';
import type { UserRecord } from '../store/records/user.ts';
import { notificationOf } from '../users/notifications.ts';
import type { PlayTerms } from './PlayTerms.ts';
import { convertMinor } from '../../../contract/money.ts';
import type { VipLevel } from '../../../contract/rewards.ts';

type Levels = Pick<PlayTerms, 'vipLevels' | 'kesPerUsd'>;
type Ended = Pick<Played, 'round' | 'user'>;
type Noted = Pick<PlayRecord, 'vipLevels'>;

const byWager = (a: VipLevel, b: VipLevel): number => a.minWager - b.minWager;

const noticeOf = (uid: string, level: number): string => `vip:${uid}:${level}`;

/** Asked at a bet: how many levels the player was told of, or had reached before there were notices. */
export const knownLevels = (told: number | undefined, user: UserRecord, { vipLevels, kesPerUsd }: Levels) =>
  vipLevels.length === 0 ? told : (told ?? levelsReached(vipLevels, user, kesPerUsd()));

/**
 * Called in the transaction that ends a round, for the play record. The player gets one notice for each level that the wager
 * has reached; a stake that goes back takes the notices of its levels with it. `told`: how many levels the player was told of.
 */
export function noteVipLevel(tx: Transaction, played: Ended, told: number | undefined, levels: Levels): Noted {
  if (levels.vipLevels.length === 0 || played.round.status === 'open') return {};
  return played.round.returned ? withdraw(tx, played, told, levels) : tell(tx, played, told, levels);
}

function tell(tx: Transaction, { round, user }: Ended, told: number | undefined, levels: Levels): Noted {
  const known = told ?? levelsAt(user, -round.stakeCents, levels);
  const reached = levelsAt(user, 0, levels);
  const { id: uid } = user;
  const now = round.settledAt ?? round.createdAt;
  const level = reachedLevels(levels.vipLevels, user, levels.kesPerUsd()).toSorted(byWager).at(-1);
  const facts = level && { level: level.title, levelId: level.id };
  const notice = { id: noticeOf(uid, reached), uid, kind: 'vip' as const, now, ...facts };
  if (reached > known) tx.set('notifications', notificationOf(notice));
  return { vipLevels: Math.max(known, reached) };
}

function withdraw(tx: Transaction, { round, user }: Ended, told: number | undefined, levels: Levels): Noted {
  const before = levelsAt(user, round.returned?.stakeCents ?? 0, levels);
  const reached = levelsAt(user, 0, levels);
  // Levels that the operator's content has moved since are not those of this stake.
  if (told === undefined || told > before || told <= reached) return {};
  for (let level = reached + 1; level <= told; level += 1) tx.delete('notifications', noticeOf(user.id, level));
  return { vipLevels: reached };
}

/** The levels with this many cents more or less in the wager. */
const levelsAt = (user: Ended['user'], cents: number, { vipLevels, kesPerUsd }: Levels): number =>
  levelsReached(vipLevels, { ...user, totalWager: decimalOf(storedMinor(user.totalWager) + cents) }, kesPerUsd());

const levelsReached = (...asked: Parameters<typeof reachedLevels>): number => reachedLevels(...asked).length;

/** The levels that a player has reached: an account in KES by `minWagerKes` where every level has it, any other in USD. */
export function reachedLevels(levels: readonly VipLevel[], user: UserRecord, kesPerUsd: number): VipLevel[] {
  const currency = currencyOf(user);
  const wagered = storedMinor(user.totalWager);
  const isInKes = currency === 'KES' && levels.every(({ minWagerKes }) => minWagerKes !== undefined);
  const measured = isInKes ? wagered : convertMinor(wagered, currency, 'USD', kesPerUsd);
  return levels.filter(({ minWager, minWagerKes = 0 }) => minorOf(isInKes ? minWagerKes : minWager) <= measured);
}
