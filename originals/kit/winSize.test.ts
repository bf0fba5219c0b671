import { expect, it } from '@jest/globals';
import { isGain } from './winSize';

it('counts only what pays more than the stake as a win', () => {
  expect([0, 1000, 2000, 2001].map((payoutCents) => isGain(payoutCents, 2000))).toEqual([false, false, false, true]);
});
