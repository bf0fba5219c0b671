import { describe, expect, it } from '@jest/globals';
import type { SpinOutcome } from './rules';
import { finishSpin, goesOn, IDLE_SESSION, startSpin } from './session';

const outcome = (winCents: number, freeSpins = 0): SpinOutcome => ({
  grid: [],
  lineWins: [],
  scatterCount: 0,
  freeSpins,
  winCents,
});

describe('a run of spins', () => {
  it('plays free spins before automatic ones', () => {
    const session = startSpin({ freeSpins: 2, freeWinCents: 0, autoSpins: 5 });
    expect(session).toMatchObject({ freeSpins: 1, autoSpins: 5 });
  });

  it('counts automatic spins down to zero', () => {
    expect(startSpin({ ...IDLE_SESSION, autoSpins: 1 }).autoSpins).toBe(0);
    expect(startSpin(IDLE_SESSION).autoSpins).toBe(0);
    expect(goesOn(IDLE_SESSION)).toBe(false);
  });

  it('adds further free spins and sums their wins until the next paid spin starts', () => {
    const won = finishSpin(IDLE_SESSION, outcome(2000, 8), false);
    expect(won).toMatchObject({ freeSpins: 8, freeWinCents: 0 });
    const further = finishSpin(startSpin(won), outcome(500, 8), true);
    expect(further).toMatchObject({ freeSpins: 15, freeWinCents: 500 });
    expect(goesOn(further)).toBe(true);
    expect(startSpin({ ...further, freeSpins: 0 }).freeWinCents).toBe(0);
  });
});
