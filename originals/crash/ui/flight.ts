// Multipliers are integer hundredths: 150 is 1.50×.
import { winOf } from '../../fair/index.ts';

/** A stake on a flight. Several may ride on one. */
export interface FlightBet {
  place: number;
  stakeCents: number;
  autoTarget: number | undefined;
  /** The house gives it: the stake costs the player nothing. */
  isFree?: boolean;
  /** The multiplier of its cash-out; undefined before, and when it was lost. */
  cashedAt?: number;
  /** The server paid this for it. */
  winCents?: number;
  /** The server has not said yet what becomes of it. */
  isOpen?: boolean;
}

/** Goes on after cash-outs, until it crashes. */
export interface Flight {
  /** Infinity while only the server knows it. */
  crashPoint: number;
  bets: readonly FlightBet[];
}

/** The payout of a bet in cents; 0 without a cash-out. */
export const payoutCents = ({ stakeCents, cashedAt = 0, winCents }: FlightBet): number =>
  winCents ?? winOf(stakeCents, cashedAt);

/** How high a flight came, for its colour in the history. */
export function heightOf(multiplier: number): 'low' | 'middle' | 'high' {
  if (multiplier < 200) return 'low';
  return multiplier < 1000 ? 'middle' : 'high';
}
