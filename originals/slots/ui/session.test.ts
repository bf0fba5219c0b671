import { describe, expect, it } from '@jest/globals';
import { finishSpin, goesOn, IDLE_SESSION, startSpin, type SpinOutcome } from './session';

const outcome = (winCents: number, freeSpins = 0): SpinOutcome => ({
  frames: [],
  freeSpins,
  winCents,
});

describe('a paid spin and its free spins', () => {
  it('end together', () => {
    const session = startSpin({ ...IDLE_SESSION, freeSpins: 2 });
    expect([session.freeSpins, goesOn(session), goesOn(startSpin(session))]).toEqual([1, true, false]);
    expect(goesOn(IDLE_SESSION)).toBe(false);
  });

  it('add further free spins and sum their wins until the next paid spin starts', () => {
    const won = finishSpin(IDLE_SESSION, outcome(2000, 8), false);
    expect(won).toEqual({ ...IDLE_SESSION, freeSpins: 8, winCents: 2000 });
    const further = finishSpin(startSpin(won), outcome(500, 8), true);
    expect(further).toEqual({
      freeSpins: 15,
      freeSpinsPlayed: 1,
      freeWinCents: 500,
      bestFreeWinCents: 500,
      winCents: 2500,
    });
    expect(startSpin({ ...further, freeSpins: 0 })).toEqual(IDLE_SESSION);
  });
});
