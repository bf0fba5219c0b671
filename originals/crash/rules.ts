// Multipliers are integer hundredths: 150 is 1.50×.
import type { RandomSource } from '../kit/random';

export const CRASH_RTP = 0.97;
export const LEAST_TARGET = 101;
/** 10,000.00×. The limit affects only players who wait longer than 92 seconds. */
export const GREATEST_MULTIPLIER = 1_000_000;

const UINT32_RANGE = 2 ** 32;
/** Growth per ms: the curve doubles about every seven seconds. */
const GROWTH_PER_MS = 0.0001;

export interface Flight {
  phase: 'flying';
  stakeCents: number;
  crashPoint: number;
  autoTarget: number | undefined;
}
export type EndedFlight =
  | { phase: 'cashed'; stakeCents: number; crashPoint: number; multiplier: number; payoutCents: number }
  | { phase: 'crashed'; stakeCents: number; crashPoint: number };
export type CrashRound = Flight | EndedFlight;

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

/** A new flight. Throws RangeError on an automatic target below 1.01. */
export function launch(random: RandomSource, stakeCents: number, autoTarget?: number): Flight {
  if (autoTarget !== undefined && !(autoTarget >= LEAST_TARGET)) throw new RangeError(`target too low: ${autoTarget}`);
  return { phase: 'flying', stakeCents, crashPoint: crashPointOf(random()), autoTarget };
}

function cashed(round: CrashRound, multiplier: number): CrashRound {
  const { stakeCents, crashPoint } = round;
  return {
    phase: 'cashed',
    stakeCents,
    crashPoint,
    multiplier,
    payoutCents: Math.floor((stakeCents * multiplier) / 100),
  };
}

/** The round at a time of its flight. The automatic target applies even without a frame at its time. */
export function advance(round: CrashRound, elapsedMs: number): CrashRound {
  if (round.phase !== 'flying') return round;
  const { stakeCents, crashPoint, autoTarget } = round;
  const isTargetInReach = autoTarget !== undefined && autoTarget <= crashPoint;
  if (isTargetInReach && elapsedMs >= msUntil(autoTarget)) return cashed(round, autoTarget);
  return elapsedMs >= msUntil(crashPoint) ? { phase: 'crashed', stakeCents, crashPoint } : round;
}

/** The player takes the win now; does nothing after the end. */
export function cashOut(round: CrashRound, elapsedMs: number): CrashRound {
  const current = advance(round, elapsedMs);
  return current.phase === 'flying' ? cashed(current, multiplierAt(elapsedMs)) : current;
}

/** A typed target such as "2", "1.5" or "2,50" in hundredths; undefined when empty, unreadable or below 1.01. */
export function parseTarget(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths >= LEAST_TARGET && hundredths <= GREATEST_MULTIPLIER ? hundredths : undefined;
}
