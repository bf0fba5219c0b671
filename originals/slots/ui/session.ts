import { winOf } from '../../fair/index.ts';
import type { SlotsSpin } from '../rules/index.ts';

/** A spin with its whole payout in cents. */
export interface SpinOutcome extends Omit<SlotsSpin, 'multiplier'> {
  winCents: number;
}

export const outcomeOf = ({ multiplier, ...spin }: SlotsSpin, stakeCents: number): SpinOutcome => ({
  ...spin,
  winCents: winOf(stakeCents, multiplier),
});

/** A paid spin and the free spins that follow it. Amounts are cents. */
export interface SlotsSession {
  freeSpins: number;
  /** Paid by the free spins so far. */
  freeWinCents: number;
  /** Paid by all spins so far. */
  winCents: number;
}

export const IDLE_SESSION: SlotsSession = { freeSpins: 0, freeWinCents: 0, winCents: 0 };

/** Uses the starting spin, a free one if there is any. */
export function startSpin(session: SlotsSession): SlotsSession {
  return session.freeSpins > 0 ? { ...session, freeSpins: session.freeSpins - 1 } : IDLE_SESSION;
}

export function finishSpin(session: SlotsSession, outcome: SpinOutcome, isFreeSpin: boolean): SlotsSession {
  return {
    freeSpins: session.freeSpins + outcome.freeSpins,
    freeWinCents: session.freeWinCents + (isFreeSpin ? outcome.winCents : 0),
    winCents: session.winCents + outcome.winCents,
  };
}

/** Returns whether another spin starts automatically. */
export const goesOn = ({ freeSpins }: SlotsSession): boolean => freeSpins > 0;
