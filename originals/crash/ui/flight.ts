// Multipliers are integer hundredths: 150 is 1.50×.
import { winOf, type Floats } from '../../fair/index.ts';
import { checkCrash, crashPointOf, msUntil, multiplierAt } from '../rules/index.ts';

/** A stake on a flight. Several may ride on one. */
export interface FlightBet {
  place: number;
  stakeCents: number;
  autoTarget: number | undefined;
  /** The multiplier of its cash-out; undefined before, and when it was lost. */
  cashedAt?: number;
  /** The server paid this for it. */
  winCents?: number;
  /** The server has not said yet what becomes of it. */
  isOpen?: boolean;
}

/** Goes on after cash-outs, until it crashes. */
export interface Flight {
  phase: 'flying' | 'crashed';
  /** Infinity while only the server knows it. */
  crashPoint: number;
  bets: readonly FlightBet[];
}

/** A new flight with its bets. Throws RangeError on an automatic target below 1.01. */
export function launch(floats: Floats, bets: readonly FlightBet[]): Flight {
  for (const { autoTarget } of bets) checkCrash({ autoCashOut: autoTarget });
  return { phase: 'flying', crashPoint: crashPointOf(floats()), bets };
}

/** The payout of a bet in cents; 0 without a cash-out. */
export const payoutCents = ({ stakeCents, cashedAt = 0, winCents }: FlightBet): number =>
  winCents ?? winOf(stakeCents, cashedAt);

/** The automatic target applies even without a frame at its time. */
function settleBet(bet: FlightBet, crashPoint: number, elapsedMs: number): FlightBet {
  const { autoTarget, cashedAt } = bet;
  const isDue = autoTarget !== undefined && autoTarget <= crashPoint && elapsedMs >= msUntil(autoTarget);
  return cashedAt === undefined && isDue ? { ...bet, cashedAt: autoTarget } : bet;
}

/** The flight at a time. Answers the same flight when nothing happened. */
export function advance(flight: Flight, elapsedMs: number): Flight {
  if (flight.phase !== 'flying') return flight;
  const { crashPoint } = flight;
  const bets = flight.bets.map((bet) => settleBet(bet, crashPoint, elapsedMs));
  if (elapsedMs >= msUntil(crashPoint)) return { phase: 'crashed', crashPoint, bets };
  return bets.some((bet, index) => bet !== flight.bets[index]) ? { ...flight, bets } : flight;
}

/** The player takes the win of one bet now; does nothing for a bet that is over. */
export function cashOut(flight: Flight, place: number, elapsedMs: number): Flight {
  const current = advance(flight, elapsedMs);
  const isRunning = current.bets.some((bet) => bet.place === place && bet.cashedAt === undefined);
  if (current.phase !== 'flying' || !isRunning) return current;
  const cashedAt = multiplierAt(elapsedMs);
  return { ...current, bets: current.bets.map((bet) => (bet.place === place ? { ...bet, cashedAt } : bet)) };
}

/** How high a flight came, for its colour in the history. */
export function heightOf(multiplier: number): 'low' | 'middle' | 'high' {
  if (multiplier < 200) return 'low';
  return multiplier < 1000 ? 'middle' : 'high';
}
