import type { SpinOutcome } from './rules';

/** What runs beyond the spin at hand. */
export interface SlotsSession {
  /** Free spins still to come. */
  freeSpins: number;
  /** What the free spins have paid so far, in cents. */
  freeWinCents: number;
  /** Paid spins that start by themselves. */
  autoSpins: number;
}

export const AUTO_SPINS = 10;
export const IDLE_SESSION: SlotsSession = { freeSpins: 0, freeWinCents: 0, autoSpins: 0 };

/** Uses up the spin that starts now; free spins go before automatic ones. */
export function startSpin(session: SlotsSession): SlotsSession {
  if (session.freeSpins > 0) return { ...session, freeSpins: session.freeSpins - 1 };
  return { ...session, freeWinCents: 0, autoSpins: Math.max(0, session.autoSpins - 1) };
}

/** Adds what a spin won. */
export function finishSpin(session: SlotsSession, outcome: SpinOutcome, isFreeSpin: boolean): SlotsSession {
  return {
    ...session,
    freeSpins: session.freeSpins + outcome.freeSpins,
    freeWinCents: session.freeWinCents + (isFreeSpin ? outcome.winCents : 0),
  };
}

/** Whether another spin starts by itself. */
export const goesOn = ({ freeSpins, autoSpins }: SlotsSession): boolean => freeSpins > 0 || autoSpins > 0;
