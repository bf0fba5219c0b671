import { describe, expect, it } from '@jest/globals';
import { formatMoney, type Money, moneyOf, type MoneyStyle, shillings } from './money';

const LOCALES = ['en-KE', 'sw-KE'];

/** Writes the amount in both languages. */
const written = (money: Money, style?: MoneyStyle) => {
  const [english, kiswahili] = LOCALES.map((locale) => formatMoney(money, locale, style).replace(/\s/g, ' '));
  expect(kiswahili).toBe(english);
  return english;
};

describe('money on screen', () => {
  it('has one notation, the same in both languages', () => {
    expect(written(shillings(15_000))).toBe('Ksh 15,000');
    expect(written(moneyOf(1_234.5, 'USD'))).toBe('US$1,234.50');
  });

  it('has a bare currency sign on screens whose texts have one', () => {
    expect(written(moneyOf(25, 'USD'), { dollarSign: '$' })).toBe('$25');
    expect(written(shillings(25), { dollarSign: '$' })).toBe('Ksh 25');
  });

  it('shows cents when there are some', () => {
    expect(written(moneyOf(12.5, 'USD'))).toBe('US$12.50');
    expect(written(shillings(1_000.05))).toBe('Ksh 1,000.05');
    expect(written(moneyOf(0, 'USD'))).toBe('US$0');
  });

  it('has no unit beside an amount that has it', () => {
    expect(written(shillings(1_400), { isBare: true })).toBe('1,400');
    expect(written({ ...moneyOf(4.5, 'USD'), isAbout: true }, { isBare: true })).toBe('≈ 4.50');
  });

  it('marks an amount below zero, and a converted amount', () => {
    expect(written(moneyOf(-25, 'USD'))).toBe('−US$25');
    expect(written({ ...shillings(-1_943), isAbout: true })).toBe('≈ −Ksh 1,943');
  });

  it('is never broken over two lines', () => {
    for (const locale of LOCALES)
      expect(formatMoney({ ...shillings(5_200), isAbout: true }, locale)).not.toContain(' ');
  });

  it('has shillings in whole cents for every floating-point value', () => {
    expect(shillings(100)).toEqual({ amountMinor: 10_000, currency: 'KES' });
    expect(shillings(1.1)).toEqual({ amountMinor: 110, currency: 'KES' });
    expect(shillings(0.29)).toEqual({ amountMinor: 29, currency: 'KES' });
  });
});
