import { type Floats, winOf } from '../../fair/index.ts';
import { type Model, playSlots, type SlotsSpin, slotsSpinsOf, type SlotsWire } from '../rules/index.ts';
import { centsOf } from '../../kit/play/MoneyRound';

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
  freeSpinsPlayed: number;
  /** Paid by the free spins so far, and by the best of them. */
  freeWinCents: number;
  bestFreeWinCents: number;
  winCents: number;
}

export const IDLE_SESSION: SlotsSession = {
  freeSpins: 0,
  freeSpinsPlayed: 0,
  freeWinCents: 0,
  bestFreeWinCents: 0,
  winCents: 0,
};

/** Uses the starting spin, a free one if there is any. */
export function startSpin(session: SlotsSession): SlotsSession {
  if (session.freeSpins === 0) return IDLE_SESSION;
  return { ...session, freeSpins: session.freeSpins - 1, freeSpinsPlayed: session.freeSpinsPlayed + 1 };
}

export function finishSpin(session: SlotsSession, outcome: SpinOutcome, isFreeSpin: boolean): SlotsSession {
  const freeCents = isFreeSpin ? outcome.winCents : 0;
  return {
    ...session,
    freeSpins: session.freeSpins + outcome.freeSpins,
    freeWinCents: session.freeWinCents + freeCents,
    bestFreeWinCents: Math.max(session.bestFreeWinCents, freeCents),
    winCents: session.winCents + outcome.winCents,
  };
}

export const goesOn = ({ freeSpins }: SlotsSession): boolean => freeSpins > 0;

/** The wins of the next free spin are multiplied by this. */
export function freeFactorAfter({ free }: Model, { frames }: SpinOutcome, isFreeSpin: boolean): number {
  const { factor = 1, grows = false } = free ?? {};
  const last = frames.at(-1);
  return grows && isFreeSpin && last ? last.factor : factor;
}

/** A demo round: a paid spin and its free spins. */
export function playSpins(model: Model, floats: Floats): { outcome: SlotsSpin[]; multiplier: number } {
  const { spins, multiplier } = playSlots(model, floats);
  return { outcome: spins, multiplier };
}

/** The spins of an answer: symbols from its stops, and the payouts that it says. Throws RangeError on impossible stops. */
export function readSpins(model: Model, { stops, freeSpins, baseMultiplier }: SlotsWire): SlotsSpin[] {
  const paid = [baseMultiplier, ...freeSpins.map(({ multiplier }) => multiplier)];
  const spins = slotsSpinsOf(model, { stops, freeSpins });
  return spins.map((spin, index) => ({ ...spin, multiplier: centsOf(paid[index] ?? 0) }));
}
