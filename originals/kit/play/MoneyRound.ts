import * as v from 'valibot';
import type { HouseKind } from '../../../contract/playTerms.ts';
import { type Round, RoundSchema } from '../../../contract/rounds.ts';

/** Cents of a decimal amount, or hundredths of a multiplier. */
export const centsOf = (decimal: number): number => Math.round(decimal * 100);

const inCents = ({ status, freeSpinsLeft, startedAt, flightId, betKey, ...round }: Round) => ({
  id: round.roundId,
  /** ISO 8601, by the server's clock. */
  startedAt,
  status,
  stakeCents: centsOf(round.stake),
  /** The part of the stake that was bonus money. */
  bonusCents: centsOf(round.bonusStake),
  /** Hundredths. */
  multiplier: centsOf(round.multiplier),
  winCents: centsOf(round.win),
  /** The balances are those after the round's last movement of money. */
  balanceCents: centsOf(round.balance),
  bonusBalanceCents: centsOf(round.bonusBalance),
  choice: round.choice,
  /** The outcome is as on the wire: its multipliers are decimals. */
  outcome: round.outcome,
  /** Since the start by the server's clock; 0 when the round is over. */
  elapsedMs: round.elapsedMs ?? 0,
  /** How many the player has left; only a free spin says it. */
  freeSpinsLeft,
  /** A bet in a flight for everybody has the number of the flight, and a key of its own in it. */
  flightId,
  betKey,
});

type RoundInCents = ReturnType<typeof inCents>;

/** The account of the player needs this of a round. */
export type RoundMoney = Pick<
  RoundInCents,
  'id' | 'startedAt' | 'status' | 'stakeCents' | 'bonusCents' | 'winCents' | 'balanceCents' | 'bonusBalanceCents'
>;

/** A round as the server decided it, with its money in cents of the account's currency. */
export type MoneyRound<K extends HouseKind = HouseKind> = Omit<RoundInCents, 'outcome'> &
  Pick<Extract<Round, { kind: K }>, 'outcome'>;

/** A round of one kind, read from an answer of the server. */
export const moneyRoundOf = <K extends HouseKind>(kind: K) =>
  v.pipe(
    RoundSchema,
    v.check((round) => round.kind === kind, 'another game'),
    v.transform((round) => inCents(round) as MoneyRound<K>),
  );
