import { describe, expect, it } from '@jest/globals';
import { scaled } from '../fair/index.ts';
import { seededFloats } from './random';
import { roundPlayed, startAutoplay, stopReason, type AutoplayPlan, type AutoplayRun } from './autoplayForm';

const STAKE = 2000;
const plan = (changes: Partial<AutoplayPlan>): AutoplayPlan => ({
  rounds: 100,
  lossCents: undefined,
  winCents: undefined,
  ...changes,
});

/** Plays the payouts one after the other, until the run ends. */
function run(changes: Partial<AutoplayPlan>, payouts: readonly number[]): AutoplayRun {
  let current = startAutoplay(plan(changes));
  for (const payout of payouts) {
    if (stopReason(current, STAKE)) break;
    current = roundPlayed(current, STAKE, payout);
  }
  return current;
}

const lost = (rounds: number): number[] => Array.from({ length: rounds }, () => 0);

describe('automatic rounds', () => {
  it('end after their number', () => {
    const ended = run({ rounds: 10 }, lost(50));
    expect([ended.left, ended.netCents, stopReason(ended, STAKE)]).toEqual([0, -20_000, 'count']);
  });

  it('end before a stake that could lose more than the limit', () => {
    const ended = run({ lossCents: 5000 }, lost(50));
    expect([ended.netCents, stopReason(ended, STAKE)]).toEqual([-4000, 'loss']);
  });

  it('end at a loss limit of one stake after the first lost round', () => {
    const ended = run({ lossCents: STAKE }, lost(50));
    expect([ended.left, stopReason(ended, STAKE)]).toEqual([99, 'loss']);
  });

  it('do not start with a loss limit below one stake', () => {
    expect(stopReason(startAutoplay(plan({ lossCents: STAKE - 1 })), STAKE)).toBe('loss');
  });

  it('count what was won before against the loss', () => {
    const ended = run({ lossCents: 2000 }, [6000, 0, 0, 0, 0]);
    expect(ended.netCents).toBe(-2000);
  });

  it('end when the win is reached', () => {
    const ended = run({ winCents: 3000 }, [2000, 3000, 6000, 6000]);
    expect([ended.netCents, stopReason(ended, STAKE)]).toEqual([5000, 'win']);
  });

  it('never lose more than the limit, whatever the rounds pay', () => {
    const floats = seededFloats(7);
    for (let trial = 0; trial < 500; trial += 1) {
      const lossCents = STAKE + scaled(floats(), 50_000);
      const payouts = Array.from({ length: 100 }, () => (scaled(floats(), 3) === 0 ? scaled(floats(), 7000) : 0));
      expect(run({ lossCents }, payouts).netCents).toBeGreaterThanOrEqual(-lossCents);
    }
  });
});
