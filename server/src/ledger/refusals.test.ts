import { expect, it } from '@jest/globals';
import { refusal, WITHDRAWAL_MESSAGES } from './refusals.ts';

it('a withdrawal below the minimum is refused in the words of the specification', () => {
  expect(WITHDRAWAL_MESSAGES.below_minimum).toBe('Minimum withdrawal amount is $10');
});

it.each([
  ['mpesa_below_minimum', 'amount: Please enter a valid amount (minimum KES 100)'],
  ['mpesa_above_maximum', 'amount: The most at once is KES 100,000'],
  ['card_below_minimum', 'amount: Please enter a valid amount (minimum $1)'],
  ['card_above_maximum', 'amount: The most at once is $10,000'],
] as const)('the refusal %s names the limit: %s', (code, message) => {
  expect(refusal(code).message).toBe(message);
});
