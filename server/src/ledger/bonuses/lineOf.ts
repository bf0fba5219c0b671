/**
 * The bonuses of a player that have not ended, oldest first. The first one is in play: stakes count for it, and it holds
 * what the bonus account has beyond the amounts of those that wait. So it gets the wins, and the losses first.
 */
import type { OpenBonus } from '../../store/records/bonus.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { accountOf } from '../account.ts';

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
