import path from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';

type Values = Record<'number' | 'expiry' | 'cvc', string>;
interface Rule {
  clean: (text: string) => string;
  show: (digits: string) => string;
}
interface Rules {
  RULES: Record<keyof Values, Rule>;
  errorIn: (name: keyof Values, values: Values, hasLeft: boolean) => { code: string } | undefined;
}

const NOVEMBER_2026 = new Date(2026, 10, 15);
const GOOD: Values = { number: '4242424242424242', expiry: '1230', cvc: '123' };

let rules: Rules;
beforeAll(async () => {
  jest.useFakeTimers({ now: NOVEMBER_2026 });
  rules = (await import(path.join(import.meta.dirname, 'browser/fieldRules.js'))) as Rules;
});

describe('the fields of a card', () => {
  it.each([
    ['number', '4242-4242 42424242999', '4242 4242 4242 4242'],
    ['number', '378282246310005', '3782 822463 10005'],
    ['expiry', '930', '09 / 30'],
    ['expiry', '12/2030', '12 / 30'],
    ['expiry', '12', '12'],
    ['cvc', '12345', '1234'],
  ] as const)('show %s %j as %j', (name, typed, shown) => {
    const { clean, show } = rules.RULES[name];
    expect(show(clean(typed))).toBe(shown);
  });

  it('accept a good card, also in its last month', () => {
    const names = ['number', 'expiry', 'cvc'] as const;
    const lastMonth = { ...GOOD, expiry: '1126' };
    expect(names.map((name) => rules.errorIn(name, GOOD, true) ?? rules.errorIn(name, lastMonth, true))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['number', { number: '4242424242424241' }, 'invalid_number'],
    ['expiry', { expiry: '1330' }, 'invalid_expiry_month'],
    ['expiry', { expiry: '1026' }, 'invalid_expiry_year_past'],
    ['cvc', { number: '378282246310005', cvc: '123' }, 'incomplete_cvc'],
  ] as const)('report for %s of %j: %s', (name, values, code) => {
    expect(rules.errorIn(name, { ...GOOD, ...values }, true)).toMatchObject({ type: 'validation_error', code });
  });

  it('do not complain while somebody types', () => {
    expect(rules.errorIn('number', { ...GOOD, number: '4242' }, false)).toBeUndefined();
    expect(rules.errorIn('number', { ...GOOD, number: '4242' }, true)?.code).toBe('incomplete_number');
    expect(rules.errorIn('number', { ...GOOD, number: '' }, true)).toBeUndefined();
  });
});
