import { describe, expect, it } from '@jest/globals';
import { centsOf, onlyDecimal, onlyDigits } from './AmountField';

describe('a typed amount', () => {
  it('contains only digits when the currency has no cents', () => {
    expect(onlyDigits('1,5a0.0-')).toBe('1500');
  });

  it('contains only digits and one dot', () => {
    const typed = ['12.345', '1.2.3', '$ 25', '.5', '7.', '-10', '1e3'];
    expect(typed.map(onlyDecimal)).toEqual(['12.34', '1.23', '25', '.5', '7.', '10', '13']);
  });

  it('is read as cents without floating point', () => {
    const typed = ['4.35', '0.29', '100', '7.', '.5', '1.1', '00100'];
    expect(typed.map(centsOf)).toEqual([435, 29, 10_000, 700, 50, 110, 10_000]);
  });

  it.each(['', '.', '1.234', 'ten', '1e3', '-5', '1234567890'])('is invalid: %j', (text) => {
    expect(centsOf(text)).toBeNull();
  });
});
