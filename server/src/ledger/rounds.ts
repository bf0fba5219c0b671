/**
 * The movements of rounds: stake, win and rollback, each with its journal lines, in the transaction of the caller. The
 * shape is that of the field's seamless wallets: a round takes one stake, and ends once by a win (of zero, if lost) or a
 * rollback. A rollback of a stake that never came leaves a void round, so that the late stake is refused.
 */
import type { Transaction } from '../store/DocumentStore.ts';
import type { JournalEntry } from '../store/records/notes.ts';
import type { RoundRecord } from '../store/records/round.ts';
import type { UserRecord } from '../store/records/user.ts';
import { type Account, accountOf, withAccount } from './account.ts';
import { writeJournal } from './journal.ts';
import { decimalOf, storedMinor } from './minor.ts';
import { type Shares, shareStake, shareWin } from './stakes.ts';

/** What the round is before money is decided. */
export type NewRound = Omit<
  RoundRecord,
  | 'status'
  | 'bonusStakeCents'
  | 'winCents'
  | 'netCents'
  | 'netBonusCents'
  | 'multiplier'
  | 'balanceCents'
  | 'bonusBalanceCents'
>;

/** A round with the player as the round leaves them. Nothing is written yet. */
export interface Played {
  round: RoundRecord;
  user: UserRecord;
  lines: readonly Omit<JournalEntry, 'id'>[];
}

type Kind = 'stake' | 'win' | 'rollback';

/** Undefined when the player does not have the money. */
export function stake(user: UserRecord, opened: NewRound): Played | undefined {
  const shares = shareStake(accountOf(user), opened.stakeCents);
  if (!shares) return undefined;
  const staked: UserRecord = {
    ...user,
    totalWager: decimalOf(storedMinor(user.totalWager) + opened.stakeCents),
    totalBets: (user.totalBets ?? 0) + 1,
  };
  const round: RoundRecord = {
    ...opened,
    status: 'open',
    bonusStakeCents: shares.bonusCents,
    winCents: 0,
    netCents: 0,
    netBonusCents: 0,
    multiplier: 0,
    balanceCents: 0,
    bonusBalanceCents: 0,
  };
  return moved({ round, user: staked, lines: [] }, negative(shares), 'stake', opened.createdAt);
}

/** Ends an open round with its win in cents, 0 for a lost one. `multiplier`: hundredths. */
export function settle(played: Played, end: { winCents: number; multiplier: number; at: string }): Played {
  const { winCents, multiplier, at } = end;
  const { round, user } = played;
  const won: UserRecord =
    winCents === 0
      ? user
      : {
          ...user,
          totalWins: (user.totalWins ?? 0) + 1,
          maxWin: decimalOf(Math.max(storedMinor(user.maxWin), winCents)),
        };
  const settled: RoundRecord = { ...round, status: 'settled', winCents, multiplier, settledAt: at, dueAt: undefined };
  return moved({ ...played, round: settled, user: won }, winSharesOf(round, winCents), 'win', at);
}

/** Gives the stake back and takes the round out of the totals. Only an open round can be rolled back. */
export function rollBack({ round, user, lines }: Played, at: string): Played {
  const back: UserRecord = {
    ...user,
    totalWager: decimalOf(storedMinor(user.totalWager) - round.stakeCents),
    totalBets: Math.max(0, (user.totalBets ?? 0) - 1),
  };
  const ended = { status: 'void', winCents: round.stakeCents, settledAt: at, dueAt: undefined } as const;
  const voided: RoundRecord = { ...round, ...ended };
  return moved({ round: voided, user: back, lines }, stakeSharesOf(round), 'rollback', at);
}

export function writePlayed(tx: Transaction, { round, user, lines }: Played): void {
  tx.set('users', user);
  tx.set('rounds', round);
  for (const line of lines) writeJournal(tx, line);
}

/** The parts of a stake. */
export const stakeSharesOf = ({ stakeCents, bonusStakeCents }: RoundRecord): Shares => ({
  realCents: stakeCents - bonusStakeCents,
  bonusCents: bonusStakeCents,
});

/** What a free spin wins is bonus. */
const winSharesOf = (round: RoundRecord, winCents: number): Shares =>
  round.freeSpin ? { realCents: 0, bonusCents: winCents } : shareWin(stakeSharesOf(round), winCents);

const negative = ({ realCents, bonusCents }: Shares): Shares => ({
  realCents: -realCents || 0,
  bonusCents: -bonusCents || 0,
});

function moved({ round, user, lines }: Played, { realCents, bonusCents }: Shares, kind: Kind, at: string): Played {
  const before = accountOf(user);
  const account: Account = {
    ...before,
    balanceCents: before.balanceCents + realCents,
    bonusCents: before.bonusCents + bonusCents,
  };
  const { userId, currency } = round;
  const line = { userId, currency, recordId: `${round.id}:${kind}`, kind, at };
  const deltas = [
    { ...line, account: 'main', deltaCents: realCents },
    { ...line, account: 'bonus', deltaCents: bonusCents },
  ] as const;
  return {
    round: {
      ...round,
      netCents: round.netCents + realCents,
      netBonusCents: round.netBonusCents + bonusCents,
      balanceCents: account.balanceCents,
      bonusBalanceCents: account.bonusCents,
    },
    user: withAccount(user, userId, account, at),
    lines: [...lines, ...deltas.filter(({ deltaCents }) => deltaCents !== 0)],
  };
}
