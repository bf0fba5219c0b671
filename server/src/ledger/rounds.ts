/** The movements of rounds: a round takes one stake, and ends once by a win (of zero, if lost) or a rollback. */
import {
  accountOf,
  availableCents,
  decimalOf,
  pointLines,
  pointsMilliOf,
  storedMinor,
  withMoved,
  withPlayed,
  withPoints,
  withStaked,
} from './account.ts';
import { countedPercentOf } from '../../../contract/playTerms.ts';
import type { Transaction } from '../store/DocumentStore.ts';
import type { HouseAccount, JournalLine } from '../store/records/journal.ts';
import type { RoundRecord } from '../store/records/round.ts';
import type { UserRecord } from '../store/records/user.ts';
import { endBonuses, type Ending, writeEnding } from './bonuses/endBonuses.ts';
import { bonusInPlay, countStake, endWager, type Shares } from './bonuses/openBonuses.ts';

const UNDECIDED = { winCents: 0, netCents: 0, netBonusCents: 0, multiplier: 0, balanceCents: 0, bonusBalanceCents: 0 };

/** A round before its money is decided. */
export type NewRound = Omit<RoundRecord, keyof typeof UNDECIDED | 'status' | 'bonusStakeCents' | 'wager'>;

/** A round with the player as the round leaves them. Nothing is written yet. */
export interface Played {
  round: RoundRecord;
  user: UserRecord;
  lines: readonly JournalLine[];
  /** These bonuses ended with the round. */
  ended?: Ending['ended'];
}

type Kind = 'stake' | 'win' | 'rollback';

/**
 * `bonus_stake_limit`: a stake with bonus money above the highest one of the bonus. `bonus_waits`: no bonus in
 * play has the money for it.
 */
export type StakeRefusal = 'insufficient_funds' | 'bonus_stake_limit' | 'bonus_waits';

/** The real and the bonus money in a stake, real money first and without what is on its way out, and the bonus for which it counts. */
export function stakeParts(
  user: UserRecord,
  { stakeCents, createdAt, wager }: Pick<NewRound, 'stakeCents' | 'createdAt'> & Pick<RoundRecord, 'wager'>,
) {
  const realCents = Math.min(stakeCents, availableCents(accountOf(user)));
  const bonusCents = stakeCents - realCents;
  return { realCents, bonusCents, bonus: bonusInPlay(user, createdAt, bonusCents, wager?.bonusId) };
}

/** A bonus that has expired ends first. */
export function stake(player: UserRecord, opened: NewRound): Played | StakeRefusal {
  const { createdAt: at, stakeCents } = opened;
  const { user, lines, ended } = endBonuses({ user: player, lines: [], ended: [] }, at);
  const { realCents, bonusCents, bonus } = stakeParts(user, opened);
  if (bonusCents > accountOf(user).bonusCents) return 'insufficient_funds';
  if (bonusCents > 0 && !bonus) return 'bonus_waits';
  if (bonusCents > 0 && stakeCents > (bonus?.maxStakeCents ?? Infinity)) return 'bonus_stake_limit';
  const counted = countStake(user, opened, { bonus, bonusCents });
  const staked = { ...withStaked(counted.user, opened.kind, stakeCents), totalBets: (user.totalBets ?? 0) + 1 };
  const round: RoundRecord = {
    ...opened,
    status: 'open',
    bonusStakeCents: bonusCents,
    ...(counted.wager && { wager: counted.wager }),
    ...UNDECIDED,
  };
  return moved({ round, user: staked, lines, ended }, { realCents: -realCents, bonusCents: -bonusCents }, 'stake', at);
}

/** The stake that the bet asked for. */
export const firstStakeOf = ({ freeSpin, stakeCents, raises = [] }: RoundRecord): number =>
  freeSpin?.stakeCents ?? raises.reduce((left, raise) => left - raise.stakeCents, stakeCents);

/**
 * Adds to the stake of an open round, which its player has doubled or split. Real money goes first; bonus money comes from the
 * purse for which the round counts already, where there is one.
 */
export function raise({ round, user, ...played }: Played, addedCents: number, at: string): Played | StakeRefusal {
  const { kind, wager, raises: before = [] } = round;
  const { realCents, bonusCents, bonus } = stakeParts(user, { stakeCents: addedCents, createdAt: at, wager });
  const stakeCents = round.stakeCents + addedCents;
  const bonusStakeCents = round.bonusStakeCents + bonusCents;
  if (bonusCents > accountOf(user).bonusCents) return 'insufficient_funds';
  if (bonusCents > 0 && !bonus) return 'bonus_waits';
  if (bonusStakeCents > 0 && stakeCents > (bonus?.maxStakeCents ?? Infinity)) return 'bonus_stake_limit';
  const added = { kind, stakeCents, atRiskCents: addedCents, createdAt: at };
  const counted = countStake(user, added, { bonus, bonusCents, wager });
  const staked = withStaked(counted.user, kind, addedCents);
  const raises = [...before, { stakeCents: addedCents, bonusStakeCents: bonusCents }];
  const raised: RoundRecord = {
    ...{ ...round, stakeCents, bonusStakeCents, raises },
    ...(counted.wager && { wager: counted.wager }),
  };
  return moved(
    { ...played, round: raised, user: staked },
    { realCents: -realCents, bonusCents: -bonusCents },
    'stake',
    at,
    { name: `stake:${raises.length}` },
  );
}

/** The real money of a stake that its parts do not cover of each other, as far as it counts at its kind of game. */
export function realAtRiskOf(round: RoundRecord): number {
  const { kind, stakeCents, atRiskCents = stakeCents } = round;
  const { realCents } = stakeSharesOf(round);
  const atRisk = atRiskCents < stakeCents ? Math.floor((realCents * atRiskCents) / stakeCents) : realCents;
  return Math.floor((atRisk * countedPercentOf(kind)) / 100);
}

/** Ends an open round with its win in cents, 0 for a lost one. `multiplier`: hundredths. */
export function settle(played: Played, end: { winCents: number; multiplier: number; at: string }): Played {
  const { winCents, multiplier, at } = end;
  const { round } = played;
  const { userId, currency, stakeCents } = round;
  const milli = pointsMilliOf(realAtRiskOf(round), currency);
  const user = withPlayed(withPoints(played.user, milli), round.atRiskCents ?? stakeCents);
  const points = pointLines(milli, { userId, currency, recordId: `${round.id}:points`, kind: 'points', at });
  const won: UserRecord =
    winCents === 0
      ? user
      : {
          ...user,
          totalWins: (user.totalWins ?? 0) + 1,
          maxWin: decimalOf(Math.max(storedMinor(user.maxWin), winCents)),
        };
  const settled: RoundRecord = { ...round, status: 'settled', winCents, multiplier, settledAt: at, dueAt: undefined };
  const counted = { ...played, round: settled, user: won, lines: [...played.lines, ...points] };
  return endRound(counted, winSharesOf(round, winCents), 'win', at);
}

/** Moves a part of a real stake from the house into the jackpots, and what a round has won of them to its player. */
export function movePots(
  { round, user, lines, ...played }: Played,
  { addedCents, wonCents }: { addedCents: number; wonCents: number },
): Played {
  const { createdAt: at } = round;
  const isStake = ({ recordId, account }: JournalLine): boolean =>
    recordId === `${round.id}:stake` && account === 'main';
  const split = lines.flatMap((line) =>
    addedCents > 0 && isStake(line)
      ? [
          { ...line, deltaCents: line.deltaCents + addedCents },
          { ...line, recordId: `${round.id}:jackpots`, against: 'jackpots', deltaCents: -addedCents } as const,
        ]
      : [line],
  );
  const fed = { ...played, round, user, lines: split };
  if (wonCents === 0) return fed;
  const prize = { realCents: wonCents, bonusCents: 0 };
  const won = moved(fed, prize, 'win', at, { name: 'prize', against: 'jackpots' });
  const winCents = round.winCents + wonCents;
  const totalWins = (user.totalWins ?? 0) + Number(round.winCents === 0);
  const maxWin = decimalOf(Math.max(storedMinor(user.maxWin), winCents));
  return { ...won, round: { ...won.round, winCents }, user: { ...won.user, totalWins, maxWin } };
}

/** Gives the stake of an open round back and takes it out of the totals. */
export function rollBack({ round, user, ...played }: Played, at: string): Played {
  const { stakeCents, bonusStakeCents } = round;
  const back: UserRecord = {
    ...withStaked(user, round.kind, -stakeCents),
    totalBets: Math.max(0, (user.totalBets ?? 0) - 1),
  };
  const none = { stakeCents: 0, bonusStakeCents: 0, returned: { stakeCents, bonusStakeCents } };
  const voided: RoundRecord = { ...round, ...none, status: 'void', settledAt: at, dueAt: undefined };
  return endRound({ ...played, round: voided, user: back }, stakeSharesOf(round), 'rollback', at);
}

/** Ends the bonuses that are due now. Their money is in the accounts after the round. */
function endRound(before: Played, shares: Shares, kind: 'win' | 'rollback', at: string): Played {
  const played = moved(before, shares, kind, at);
  const { round } = played;
  const user = endWager(played.user, round, shares.bonusCents, at);
  const ending = endBonuses({ user, lines: played.lines, ended: played.ended ?? [] }, at);
  if (ending.user === user) return { ...played, user };
  const { balanceCents, bonusCents } = accountOf(ending.user);
  return { ...ending, round: { ...round, balanceCents, bonusBalanceCents: bonusCents } };
}

export function writePlayed(tx: Transaction, { round, user, lines, ended: bonuses = [] }: Played): void {
  tx.set('rounds', round);
  writeEnding(tx, { user, lines, ended: bonuses });
}

/** The part that was bonus goes back to bonus; a rest of a cent is real. The product is too large for a number. */
export function shareWin({ realCents, bonusCents }: Shares, winCents: number): Shares {
  const stakeCents = realCents + bonusCents;
  if (bonusCents === 0 || stakeCents === 0) return { realCents: winCents, bonusCents: 0 };
  const bonus = Number((BigInt(winCents) * BigInt(bonusCents)) / BigInt(stakeCents));
  return { realCents: winCents - bonus, bonusCents: bonus };
}

const stakeSharesOf = ({ stakeCents, bonusStakeCents }: RoundRecord): Shares => ({
  realCents: stakeCents - bonusStakeCents,
  bonusCents: bonusStakeCents,
});

/** All that a free spin wins is bonus money. */
const winSharesOf = (round: RoundRecord, winCents: number): Shares =>
  round.freeSpin ? { realCents: 0, bonusCents: winCents } : shareWin(stakeSharesOf(round), winCents);

function moved(
  { round, user, lines, ...played }: Played,
  { realCents, bonusCents }: Shares,
  kind: Kind,
  at: string,
  line: { name?: string; against?: HouseAccount } = {},
): Played {
  const { userId, currency } = round;
  const after = withMoved(user, userId, { balanceCents: realCents, bonusCents }, at);
  const account = accountOf(after);
  const { name = kind, against = kind === 'win' ? 'wins' : 'stakes' } = line;
  const of = { userId, currency, recordId: `${round.id}:${name}`, kind, against, at } as const;
  // A free spin opens its purse after the win, with the id of the round or of an earlier one.
  const purse = round.wager?.bonusId ?? round.id;
  const deltas = [
    { ...of, account: 'main', deltaCents: realCents },
    { ...of, account: 'bonus', purse, deltaCents: bonusCents },
  ] as const;
  return {
    ...played,
    round: {
      ...round,
      netCents: round.netCents + realCents,
      netBonusCents: round.netBonusCents + bonusCents,
      balanceCents: account.balanceCents,
      bonusBalanceCents: account.bonusCents,
    },
    user: after,
    lines: [...lines, ...deltas.filter(({ deltaCents }) => deltaCents !== 0)],
  };
}
