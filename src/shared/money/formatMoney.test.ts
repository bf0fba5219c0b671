import { describe, expect, it } from '@jest/globals';
import { formatMoney } from './formatMoney';
import { type Money, shillings } from './money';

const written = (money: Money, locale: string) => formatMoney(money, locale).replace(/\s/g, ' ');

describe('money on screen', () => {
  it('writes shillings as they are written in Kenya, in both languages', () => {
    expect(written(shillings(15_000), 'en-KE')).toBe('Ksh 15,000');
    expect(written(shillings(15_000), 'sw-KE')).toBe('Ksh 15,000');
  });

  it('shows cents when there are some', () => {
    expect(written({ amountMinor: 1250, currency: 'USD' }, 'en-KE')).toMatch(/\$12\.50$/);
    expect(written({ amountMinor: 100_005, currency: 'KES' }, 'en-KE')).toBe('Ksh 1,000.05');
  });

  it('shows them always where asked to', () => {
    expect(formatMoney({ amountMinor: 0, currency: 'USD' }, 'en-KE', true)).toMatch(/\$0\.00$/);
    expect(formatMoney({ amountMinor: 2500, currency: 'USD' }, 'sw-KE', true)).toMatch(/25\.00$/);
  });

  it('marks an amount below zero', () => {
    expect(written({ amountMinor: -2500, currency: 'USD' }, 'en-KE')).toMatch(/^-.*\$25$/);
  });

  it('holds shillings as whole cents, whatever the decimals of a float', () => {
    expect(shillings(100)).toEqual({ amountMinor: 10_000, currency: 'KES' });
    expect(shillings(1.1)).toEqual({ amountMinor: 110, currency: 'KES' });
    expect(shillings(0.29)).toEqual({ amountMinor: 29, currency: 'KES' });
  });
});
