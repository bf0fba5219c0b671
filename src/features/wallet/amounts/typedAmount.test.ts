import { describe, expect, it } from '@jest/globals';
import { centsOf, onlyDecimal, onlyDigits } from './typedAmount';

describe('a typed amount', () => {
  it('contains only digits when the currency has no cents', () => {
    expect(onlyDigits('1,5a0.0-')).toBe('1500');
  });

  it.each([
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['$ 25', '25'],
    ['.5', '.5'],
    ['7.', '7.'],
    ['-10', '10'],
    ['1e3', '13'],
  ])('contains only digits and one dot of %s', (typed, kept) => {
    expect(onlyDecimal(typed)).toBe(kept);
  });

  it.each([
    ['4.35', 435],
    ['0.29', 29],
    ['100', 10_000],
    ['7.', 700],
    ['.5', 50],
    ['1.1', 110],
    ['00100', 10_000],
  ])('is read as cents without floating point: %s', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each(['', '.', '1.234', 'ten', '1e3', '-5', '1234567890'])('is invalid: %j', (text) => {
    expect(centsOf(text)).toBeNull();
  });
});
