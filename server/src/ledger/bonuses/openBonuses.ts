/**
 * The bonuses of a player that have not ended, oldest first. Each has a purse: a stake takes bonus money from one of them, and
 * what the round brings back goes there. One that is wagered or has expired only waits for its open rounds.
 */
import { sharesOf } from '../../../../contract/bonusTerms.ts';
import type { OpenBonus } from '../../store/records/bonus.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import type { UserRecord } from '../../store/records/user.ts';

const DAY_MS = 86_400_000;

type Line = Pick<UserRecord, 'bonuses'> | undefined;

export const openBonusesOf = (user: Line): readonly OpenBonus[] => user?.bonuses ?? [];

export const requiredCents = ({
  amountCents,
  depositCents = 0,
  wagering,
}: Pick<OpenBonus, 'amountCents' | 'depositCents' | 'wagering'>): number =>
  Math.round((amountCents + depositCents) * wagering);

export const isWagered = (bonus: OpenBonus): boolean => bonus.wageredCents >= requiredCents(bonus);
export const isExpired = ({ expiresAt }: OpenBonus, at: string): boolean => expiresAt !== undefined && expiresAt <= at;

const isRunning = (bonus: OpenBonus, at: string): boolean =>
  !isWagered(bonus) && !isExpired(bonus, at) && bonus.frozenAt === undefined;

/** The bonus for which a stake counts: the first one that has the bonus money in it, or the one of the round already. */
export const bonusInPlay = (user: Line, at: string, bonusCents = 0, bonusId?: string): OpenBonus | undefined =>
  openBonusesOf(user).find(
    (bonus) => isRunning(bonus, at) && bonus.leftCents >= bonusCents && (bonusId === undefined || bonus.id === bonusId),
  );

/** The player with these open bonuses. The days of a bonus begin with its turn. */
export function withLine(user: UserRecord, bonuses: readonly OpenBonus[], at: string): UserRecord {
  const turn = bonusInPlay({ bonuses: [...bonuses] }, at);
  const dated = bonuses.map((bonus) => (bonus === turn ? inTurn(bonus, at) : bonus));
  const due = dated.flatMap(({ openRounds, frozenAt, expiresAt }) =>
    openRounds > 0 || frozenAt !== undefined || expiresAt === undefined ? [] : [expiresAt],
  );
  return {
    ...user,
    bonuses: dated.length > 0 ? dated : undefined,
    /** The end of an open round looks at its bonus anyway. */
    bonusDueAt: due.toSorted()[0],
  };
}

const inTurn = (bonus: OpenBonus, at: string): OpenBonus => ({
  ...bonus,
  expiresAt: bonus.expiresAt ?? new Date(Date.parse(at) + bonus.expiryDays * DAY_MS).toISOString(),
});

/** The real and the bonus money in a stake or a win. */
export type Shares = { realCents: number; bonusCents: number };

type Staked = Pick<RoundRecord, 'kind' | 'stakeCents' | 'atRiskCents' | 'createdAt'>;

/** Real and bonus money count alike, each stake for one bonus alone, whose purse gives the bonus money. `wager`: what a round counted before. */
export function countStake(
  user: UserRecord,
  staked: Staked,
  { bonus, bonusCents, wager }: { bonus: OpenBonus | undefined; bonusCents: number; wager?: RoundRecord['wager'] },
): { user: UserRecord; wager?: RoundRecord['wager'] } {
  const countedCents = bonus ? countedOf(bonus, staked) : 0;
  if (!bonus || (countedCents === 0 && bonusCents === 0)) return { user, wager };
  const rounds = wager ? 0 : 1;
  const moved = changed(user, bonus.id, { countedCents, leftCents: -bonusCents, rounds, at: staked.createdAt });
  return { user: moved, wager: { bonusId: bonus.id, countedCents: (wager?.countedCents ?? 0) + countedCents } };
}

/** The percentage of a stake that counts, also by a bonus from before a kind of game existed. */
export const shareOf = ({ contribution }: Pick<OpenBonus, 'contribution'>, kind: Staked['kind']): number =>
  sharesOf(contribution)[kind];

/**
 * A stake counts in full, also beyond what is required: another open round may be rolled back. Above the highest stake of the
 * bonus it is the player's own money alone, and counts nothing.
 */
const countedOf = (bonus: OpenBonus, { kind, stakeCents, atRiskCents = stakeCents }: Staked): number =>
  stakeCents > (bonus.maxStakeCents ?? Infinity) ? 0 : Math.floor((atRiskCents * shareOf(bonus, kind)) / 100);

/** Ends a round with the bonus money that comes back. A round that is rolled back takes off what it counted. */
export function endWager(user: UserRecord, { wager, status }: RoundRecord, leftCents: number, at: string): UserRecord {
  if (!wager) return user;
  const countedCents = status === 'void' ? -wager.countedCents : 0;
  return changed(user, wager.bonusId, { countedCents, leftCents, rounds: -1, at });
}

type Change = { countedCents: number; leftCents: number; rounds: number; at: string };

function changed(user: UserRecord, id: string, { countedCents, leftCents, rounds, at }: Change): UserRecord {
  const change = (bonus: OpenBonus): OpenBonus => ({
    ...inTurn(bonus, at),
    wageredCents: bonus.wageredCents + countedCents,
    leftCents: bonus.leftCents + leftCents,
    openRounds: bonus.openRounds + rounds,
  });
  const line = openBonusesOf(user).map((bonus) => (bonus.id === id ? change(bonus) : bonus));
  return withLine(user, line, at);
}
