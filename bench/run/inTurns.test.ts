import { describe, expect, it } from '@jest/globals';
import { inTurns, medians } from './inTurns.ts';

describe('measuring in turns', () => {
  it('measures every subject once a round, and begins each round with the next one', async () => {
    const order: string[] = [];
    const subject = (name: string) => async () => order.push(name);
    const measured = await inTurns({ a: subject('a'), b: subject('b'), c: subject('c') }, 3);
    expect(order.join('')).toBe('abcbcacab');
    expect(measured.a).toEqual([1, 6, 8]);
  });
});

describe('medians', () => {
  it('are taken figure by figure', () => {
    const list = [
      { fcp: 1, lcp: 30 },
      { fcp: 9, lcp: 20 },
      { fcp: 2, lcp: 10 },
    ];
    expect(medians(list)).toEqual({ fcp: 2, lcp: 20 });
  });

  it('keep Infinity where most rounds had it', () => {
    expect(medians([{ script: Infinity }, { script: 4 }, { script: Infinity }])).toEqual({ script: Infinity });
  });
});
