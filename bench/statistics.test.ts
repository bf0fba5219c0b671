import { describe, expect, it } from '@jest/globals';
import { median, quantile } from './statistics.ts';

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
