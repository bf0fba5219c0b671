import { expect, it } from '@jest/globals';
import { mpesaRefusal } from './phones.ts';

it.each([
  ['mpesa_below_minimum', 'amount: Please enter a valid amount (minimum KES 100)'],
  ['mpesa_above_maximum', 'amount: The most at once is KES 100,000'],
] as const)('the M-Pesa refusal %s names the limit: %s', (code, message) => {
  expect(mpesaRefusal(code).message).toBe(message);
});
