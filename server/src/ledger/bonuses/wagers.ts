/** What a stake counts for the bonus in play. Pure. */
import type { OpenBonus } from '../../store/records/bonus.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { accountOf, type Account } from '../account.ts';
import type { Shares } from '../stakes.ts';
import { isExpired } from './endBonuses.ts';
import { bonusInPlay, openBonusesOf, withLine } from './lineOf.ts';

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

interface Wagered {
  user: UserRecord;
  wager?: NonNullable<RoundRecord['wager']>;
}

/** Real and bonus money count alike, each stake for the bonus in play alone. */
export function countStake(user: UserRecord, staked: Staked, bonusCents: number): Wagered {
  const bonus = bonusInPlay(user);
  if (!bonus) return { user };
  const countedCents = countedOf(bonus, staked);
  if (countedCents === 0 && bonusCents === 0) return { user };
  const moved = changed(user, bonus.id, { countedCents, rounds: 1, at: staked.createdAt });
  return { user: moved, wager: { bonusId: bonus.id, countedCents } };
}

/** All of it, also beyond what is required: another open round may be rolled back. */
const countedOf = (bonus: OpenBonus, { kind, stakeCents, createdAt }: Staked): number =>
  isExpired(bonus, createdAt) ? 0 : Math.floor((stakeCents * bonus.contribution[kind]) / 100);

/** At the end of its round. What a round that is rolled back counted is taken off again. */
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
