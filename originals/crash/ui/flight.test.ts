import { describe, expect, it } from '@jest/globals';
import { heightOf } from './flight';

describe('a flight', () => {
  it('is low, middle or high by its end', () => {
    expect([100, 199, 200, 999, 1000].map(heightOf)).toEqual(['low', 'low', 'middle', 'middle', 'high']);
  });
});
