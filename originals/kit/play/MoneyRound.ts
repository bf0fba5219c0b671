import * as v from 'valibot';
import { type Round, RoundSchema } from '../../../contract/rounds.ts';
import type { Kind } from '../../fair/index.ts';

/** Cents of a decimal amount, or hundredths of a multiplier. */
export const centsOf = (decimal: number): number => Math.round(decimal * 100);

/** The frame of a game knows this of its kind. */
export type PlayedKind<Outcome = object> = Pick<Kind<never, never, Outcome>, 'name' | 'rtp' | 'isLasting' | 'outcome'> &
  Pick<Kind, 'greatest'>;

type Of<Outcome> = Omit<Round, 'outcome'> & { outcome: Outcome };

const inCents = <Outcome>({ status, freeSpinsLeft, startedAt, flightId, betKey, ...round }: Of<Outcome>) => ({
  id: round.roundId,
  /** ISO 8601, by the server's clock. */
  startedAt,
  status,
  stakeCents: centsOf(round.stake),
  /** A free bet is worth so much, and nothing was staked. */
  freeCents: centsOf(round.freeStake ?? 0),
  /** The bet has brought a free flight that is worth so much. */
  giftCents: centsOf(round.gift?.worth ?? 0),
  /** The part of the stake that was bonus money. */
  bonusCents: centsOf(round.bonusStake),
  /** Hundredths. */
  multiplier: centsOf(round.multiplier),
  winCents: centsOf(round.win),
  /** The jackpots in the win. */
  prizeCents: centsOf((round.jackpots ?? []).reduce((sum, { prize }) => sum + prize, 0)),
  prizeNames: (round.jackpots ?? []).flatMap(({ prize, names }) => (prize > 0 && names ? [names] : [])),
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

/** A round as the server decided it, with its money in cents of the account's currency. */
export type MoneyRound<Outcome = object> = ReturnType<typeof inCents<Outcome>>;

/** The account of the player needs this of a round. */
export type RoundMoney = Pick<
  MoneyRound,
  'id' | 'startedAt' | 'status' | 'stakeCents' | 'bonusCents' | 'winCents' | 'balanceCents' | 'bonusBalanceCents'
>;

/** A round of one kind, read from an answer of the server. */
export const moneyRoundOf = <Outcome>({ name, outcome }: PlayedKind<Outcome>) =>
  v.pipe(
    v.object({ ...RoundSchema.entries, outcome }),
    v.check(({ kind }) => kind === name, 'another game'),
    v.transform((round): MoneyRound<Outcome> => inCents(round)),
  );
