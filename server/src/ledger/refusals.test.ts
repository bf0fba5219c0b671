import { expect, it } from '@jest/globals';
import { withdrawalMessage } from './refusals.ts';

it('a withdrawal below the minimum is refused with the exact text of the specification, in the currency of the account', () => {
  expect(withdrawalMessage('below_minimum', 'USD')).toBe('Minimum withdrawal amount is $10');
  expect(withdrawalMessage('below_minimum', 'KES')).toBe('Minimum withdrawal amount is Ksh 100');
});
