import { expect, it } from '@jest/globals';
import { isGain } from './winSize';

it('a win is only a round that pays more than the stake', () => {
  expect([0, 1000, 2000, 2001].map((payoutCents) => isGain(payoutCents, 2000))).toEqual([false, false, false, true]);
});
