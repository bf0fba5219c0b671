import { expect, it } from '@jest/globals';
import { mobileRefusal } from './mobileRefusal.ts';

it.each([
  ['mpesa_below_minimum', 'amount: Please enter a valid amount (minimum KES 100)'],
  ['mpesa_above_maximum', 'amount: The most at once is KES 100,000'],
] as const)('the mobile refusal %s names the limit: %s', (code, message) => {
  expect(mobileRefusal(code).message).toBe(message);
});
