// Multipliers are integer hundredths: 150 is 1.50×.
import type { RandomSource } from '../kit/random';

export const CRASH_RTP = 0.97;
export const LEAST_TARGET = 101;
/** 10,000.00×. The limit affects only players who wait longer than 92 seconds. */
export const GREATEST_MULTIPLIER = 1_000_000;

const UINT32_RANGE = 2 ** 32;
/** Growth per ms: the curve doubles about every seven seconds. */
const GROWTH_PER_MS = 0.0001;

/** A stake on a flight. Several may ride on one. */
export interface FlightBet {
  /** Tells the bets of a flight apart. */
  place: number;
  stakeCents: number;
  autoTarget: number | undefined;
  /** The multiplier of its cash-out; undefined before, and when it was lost. */
  cashedAt?: number;
}

/** Goes on after cash-outs, until it crashes. */
export interface Flight {
  phase: 'flying' | 'crashed';
  crashPoint: number;
  bets: readonly FlightBet[];
}

/**
 * The end of the curve for `draw` uniform in [0, range): 0.97 ÷ (1 − u), cut to hundredths, at least 1.00.
 * The chance to reach a target is 0.97 ÷ target, so every target has the same return; 3 in 100 rounds end at once.
 */
export function crashPointOf(draw: number, range: number = UINT32_RANGE): number {
  const hundredths = Math.floor((CRASH_RTP * 100 * range) / (range - draw));
  return Math.min(GREATEST_MULTIPLIER, Math.max(100, hundredths));
}

/** The multiplier (hundredths) after this flight time (ms). */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs)) + 1e-9);
}

/** Flight time in ms until the multiplier. */
export function msUntil(multiplier: number): number {
  return Math.log(multiplier / 100) / GROWTH_PER_MS;
}

/** A new flight with its bets. Throws RangeError on an automatic target below 1.01. */
export function launch(random: RandomSource, bets: readonly FlightBet[]): Flight {
  const low = bets.find(({ autoTarget }) => autoTarget !== undefined && !(autoTarget >= LEAST_TARGET));
  if (low) throw new RangeError(`target too low: ${low.autoTarget}`);
  return { phase: 'flying', crashPoint: crashPointOf(random()), bets };
}

/** The payout of a bet in cents; 0 without a cash-out. */
export const payoutCents = ({ stakeCents, cashedAt = 0 }: FlightBet): number =>
  Math.floor((stakeCents * cashedAt) / 100);

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

/** A typed target such as "2", "1.5" or "2,50" in hundredths; undefined when empty, unreadable or below 1.01. */
export function parseTarget(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths >= LEAST_TARGET && hundredths <= GREATEST_MULTIPLIER ? hundredths : undefined;
}
