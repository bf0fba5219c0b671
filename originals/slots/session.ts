import type { SpinOutcome } from './rules';

/** What continues after the present spin. */
export interface SlotsSession {
  freeSpins: number;
  /** Paid by the free spins so far, in cents. */
  freeWinCents: number;
  /** Automatic paid spins. */
  autoSpins: number;
}

export const AUTO_SPINS = 10;
export const IDLE_SESSION: SlotsSession = { freeSpins: 0, freeWinCents: 0, autoSpins: 0 };

/** Uses the starting spin; free spins come before automatic ones. */
export function startSpin(session: SlotsSession): SlotsSession {
  if (session.freeSpins > 0) return { ...session, freeSpins: session.freeSpins - 1 };
  return { ...session, freeWinCents: 0, autoSpins: Math.max(0, session.autoSpins - 1) };
}

export function finishSpin(session: SlotsSession, outcome: SpinOutcome, isFreeSpin: boolean): SlotsSession {
  return {
    ...session,
    freeSpins: session.freeSpins + outcome.freeSpins,
    freeWinCents: session.freeWinCents + (isFreeSpin ? outcome.winCents : 0),
  };
}

/** Whether another spin starts automatically. */
export const goesOn = ({ freeSpins, autoSpins }: SlotsSession): boolean => freeSpins > 0 || autoSpins > 0;
