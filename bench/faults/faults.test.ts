import { describe, expect, it } from '@jest/globals';
import { SHORT } from './FaultRun.ts';
import { PARTS } from './parts.ts';
import { Random } from './Random.ts';
import { runPart } from './runPart.ts';

const SEED = 20_261_121;

describe('money under injected faults', () => {
  it.each(PARTS.map((part) => [part.behaviour, part] as const))('%s', async (_behaviour, part) => {
    const { checks } = await runPart(part, { sizes: SHORT.SQLite, seed: SEED, store: 'SQLite' });
    expect(checks.failures).toEqual([]);
    expect(checks.passed).toBeGreaterThan(10);
  });
});

describe('the seeded random numbers', () => {
  it('are the same for the same seed', () => {
    const draw = (seed: number) => {
      const random = new Random(seed);
      return Array.from({ length: 20 }, () => random.between(1, 6));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('are shuffled without losing a value', () => {
    const list = Array.from({ length: 50 }, (_, number) => number);
    const shuffled = new Random(1).shuffled(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  });
});
