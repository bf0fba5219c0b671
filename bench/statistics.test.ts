import { describe, expect, it } from '@jest/globals';
import { inTurns, median, medians, quantile } from './statistics.ts';

describe('a quantile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[5], 0.95, 5],
    [[0, 10], 0.95, 9.5],
  ])('of %j at %d is %d', (values, share, result) => {
    expect(quantile(values, share)).toBeCloseTo(result);
  });

  it('is undefined for an empty list', () => {
    expect(median([])).toBeNaN();
  });
});

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
