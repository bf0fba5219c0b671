import * as v from 'valibot';
import type { HouseKind } from '../../../contract/playTerms.ts';
import { type Round, RoundSchema } from '../../../contract/rounds.ts';

type RoundOf<K extends HouseKind> = Extract<Round, { kind: K }>;

/** A round and its money, in cents of the account's currency. */
export interface RoundMoney {
  id: string;
  /** ISO 8601, by the server's clock. */
  startedAt: string;
  status: Round['status'];
  stakeCents: number;
  /** The part of the stake that was bonus money. */
  bonusCents: number;
  winCents: number;
  /** After the round's last movement of money. */
  balanceCents: number;
  bonusBalanceCents: number;
}

/** A round as the server decided it. */
export interface MoneyRound<K extends HouseKind = HouseKind> extends RoundMoney {
  /** Hundredths. */
  multiplier: number;
  choice: RoundOf<K>['choice'];
  /** The outcome is as on the wire: its multipliers are decimals. */
  outcome: RoundOf<K>['outcome'];
  /** Since the start by the server's clock; 0 when the round is over. */
  elapsedMs: number;
  /** How many the player has left; only a free spin says it. */
  freeSpinsLeft: number | undefined;
  /** A bet in a flight for everybody has the number of the flight, and a key of its own in it. */
  flightId: number | undefined;
  betKey: string | undefined;
}

/** Cents of a decimal amount, or hundredths of a multiplier. */
export const centsOf = (decimal: number): number => Math.round(decimal * 100);

/** A round of one kind, read from an answer of the server. */
export const moneyRoundOf = <K extends HouseKind>(kind: K) =>
  v.pipe(
    RoundSchema,
    v.check((round) => round.kind === kind, 'another game'),
    v.transform(({ status, choice, freeSpinsLeft, startedAt, flightId, betKey, ...round }): MoneyRound<K> => ({
      ...{ status, choice, freeSpinsLeft, startedAt, flightId, betKey },
      id: round.roundId,
      stakeCents: centsOf(round.stake),
      bonusCents: centsOf(round.bonusStake),
      multiplier: centsOf(round.multiplier),
      winCents: centsOf(round.win),
      balanceCents: centsOf(round.balance),
      bonusBalanceCents: centsOf(round.bonusBalance),
      outcome: round.outcome as MoneyRound<K>['outcome'],
      elapsedMs: round.elapsedMs ?? 0,
    })),
  );
