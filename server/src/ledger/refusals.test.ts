import { expect, it } from '@jest/globals';
import { WITHDRAWAL_MESSAGES } from './refusals.ts';

it('a withdrawal below the minimum is refused with the exact text of the specification', () => {
  expect(WITHDRAWAL_MESSAGES.below_minimum).toBe('Minimum withdrawal amount is $10');
});
