import { describe, expect, it } from '@jest/globals';
import { caretIn, groupAmount, plainAmount } from './groupedAmount';

describe('a typed amount with grouped digits', () => {
  it.each([
    ['1,250,000', true, '1250000'],
    ['KES 007', false, '7'],
    ['12.345', true, '12.34'],
    ['1.2.3', true, '1.23'],
    ['12.5', false, '125'],
    ['1234567890123', false, '123456789'],
    ['.5', true, '.5'],
    ['', true, ''],
  ])('is read from %j', (text, hasCents, plain) => {
    expect(plainAmount(text, hasCents)).toBe(plain);
  });

  const GROUPED = { '': '', 999: '999', 1000: '1,000', '1250000.5': '1,250,000.5', '1000.': '1,000.' };
  it.each(Object.entries(GROUPED))('is changed from %j to %j', (plain, shown) => {
    expect(groupAmount(plain)).toBe(shown);
  });

  it.each([
    // The 5 of 12,5|00 was just typed.
    ['12,500', '125,00', 4, 4],
    ['1,000', '1000', 4, 5],
    ['1,000', '1,0,00', 2, 2],
    ['125', '1,25', 0, 0],
  ])('keeps the caret in %j', (grouped, typed, caret, at) => {
    expect(caretIn(grouped, typed, caret)).toBe(at);
  });
});
