import { expect, it } from '@jest/globals';
import { cardRefusal } from './startCardDeposit.ts';

it.each([
  ['card_below_minimum', 'amount: Please enter a valid amount (minimum $1)'],
  ['card_above_maximum', 'amount: The most at once is $10,000'],
] as const)('the card refusal %s names the limit: %s', (code, message) => {
  expect(cardRefusal(code).message).toBe(message);
});
