import { describe, expect, it } from '@jest/globals';
import { finishSpin, goesOn, IDLE_SESSION, startSpin, type SpinOutcome } from './session';

const outcome = (winCents: number, freeSpins = 0): SpinOutcome => ({
  frames: [],
  freeSpins,
  winCents,
});

describe('a paid spin and its free spins', () => {
  it('end together', () => {
    const session = startSpin({ freeSpins: 2, freeWinCents: 0, winCents: 0 });
    expect([session.freeSpins, goesOn(session), goesOn(startSpin(session))]).toEqual([1, true, false]);
    expect(goesOn(IDLE_SESSION)).toBe(false);
  });

  it('add further free spins and sum their wins until the next paid spin starts', () => {
    const won = finishSpin(IDLE_SESSION, outcome(2000, 8), false);
    expect(won).toEqual({ freeSpins: 8, freeWinCents: 0, winCents: 2000 });
    const further = finishSpin(startSpin(won), outcome(500, 8), true);
    expect(further).toEqual({ freeSpins: 15, freeWinCents: 500, winCents: 2500 });
    expect(startSpin({ ...further, freeSpins: 0 })).toEqual(IDLE_SESSION);
  });
});
