/**
 * The bonuses of a player that have not ended, oldest first. The first one is in play: stakes count for it, and it holds
 * what the bonus account has beyond the amounts of those that wait. So it gets the wins, and the losses first.
 */
import type { OpenBonus } from '../../store/records/bonus.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { type Account, accountOf } from '../account.ts';
import type { RoundRecord } from '../../store/records/round.ts';

const DAY_MS = 86_400_000;

type Line = Pick<UserRecord, 'bonuses'> | undefined;

export const openBonusesOf = (user: Line): readonly OpenBonus[] => user?.bonuses ?? [];
export const bonusInPlay = (user: Line): OpenBonus | undefined => openBonusesOf(user)[0];

/** The part of the bonus account that belongs to the open bonus at that place. */
export function bonusShareCents(user: UserRecord, place: number): number {
  const bonuses = openBonusesOf(user);
  const waiting = bonuses.slice(place + 1).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const left = Math.max(0, accountOf(user).bonusCents - waiting);
  return place === 0 ? left : Math.min(left, bonuses[place]?.amountCents ?? 0);
}

/** The player with these open bonuses. The days of the first one begin with its turn. */
export function withLine(user: UserRecord, [first, ...waiting]: readonly OpenBonus[], at: string): UserRecord {
  if (!first) return { ...user, bonuses: undefined, bonusDueAt: undefined };
  const expiresAt = first.expiresAt ?? new Date(Date.parse(at) + first.expiryDays * DAY_MS).toISOString();
  return {
    ...user,
    bonuses: [{ ...first, expiresAt }, ...waiting],
    /** The end of an open round looks at it anyway. */
    bonusDueAt: first.openRounds > 0 ? undefined : expiresAt,
  };
}

export const isExpired = ({ expiresAt }: OpenBonus, at: string): boolean => expiresAt !== undefined && expiresAt <= at;

/** The real and the bonus money in a stake or a win. */
export type Shares = { realCents: number; bonusCents: number };

/** The account from which is staked: without bonus money while an expired bonus waits for its rounds. */
export function stakeAccountOf(user: UserRecord, at: string): Account {
  const account = accountOf(user);
  const bonus = bonusInPlay(user);
  return bonus && isExpired(bonus, at) ? { ...account, bonusCents: 0 } : account;
}

/** The lowest cap of all open bonuses counts for a stake with bonus money in it: it may be the money of any of them. */
export const isAboveBonusStake = (user: UserRecord, { realCents, bonusCents }: Shares): boolean =>
  bonusCents > 0 && realCents + bonusCents > mostBonusStakeOf(user);

export const mostBonusStakeOf = (user: UserRecord): number =>
  Math.min(...openBonusesOf(user).map(({ maxStakeCents = Infinity }) => maxStakeCents), Infinity);

type Staked = Pick<RoundRecord, 'kind' | 'stakeCents' | 'createdAt'>;

/** Real and bonus money count alike, each stake for the bonus in play alone. */
export function countStake(
  user: UserRecord,
  staked: Staked,
  bonusCents: number,
): { user: UserRecord; wager?: RoundRecord['wager'] } {
  const bonus = bonusInPlay(user);
  if (!bonus) return { user };
  const countedCents = countedOf(bonus, staked);
  if (countedCents === 0 && bonusCents === 0) return { user };
  const moved = changed(user, bonus.id, { countedCents, rounds: 1, at: staked.createdAt });
  return { user: moved, wager: { bonusId: bonus.id, countedCents } };
}

/**
 * A stake counts in full, also beyond what is required: another open round may be rolled back. Above the highest stake of the
 * bonus it is the player's own money alone, and counts nothing.
 */
function countedOf(bonus: OpenBonus, { kind, stakeCents, createdAt }: Staked): number {
  const isAbove = stakeCents > (bonus.maxStakeCents ?? Infinity);
  return isAbove || isExpired(bonus, createdAt) ? 0 : Math.floor((stakeCents * bonus.contribution[kind]) / 100);
}

/** Called at the end of a round. What a round that is rolled back counted is taken off again. */
export function endWager(user: UserRecord, { wager, status }: RoundRecord, at: string): UserRecord {
  if (!wager) return user;
  return changed(user, wager.bonusId, { countedCents: status === 'void' ? -wager.countedCents : 0, rounds: -1, at });
}

function changed(
  user: UserRecord,
  id: string,
  { countedCents, rounds, at }: { countedCents: number; rounds: number; at: string },
): UserRecord {
  const change = (bonus: OpenBonus): OpenBonus => ({
    ...bonus,
    wageredCents: bonus.wageredCents + countedCents,
    openRounds: bonus.openRounds + rounds,
  });
  const line = openBonusesOf(user).map((bonus) => (bonus.id === id ? change(bonus) : bonus));
  return withLine(user, line, at);
}
