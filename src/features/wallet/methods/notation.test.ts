import { describe, expect, it } from '@jest/globals';
import { PAYMENT_METHODS } from './deposits';

/** A compiled message has parts of text and of numbers. */
interface Part {
  type: number;
  value: string;
}
const NUMBER = 2;

/** The word before the amount. */
function unitIn(message: unknown): string | undefined {
  const parts = message as Part[];
  const amount = parts.findIndex(({ type }) => type === NUMBER);
  return /(\S+)\s?$/.exec(parts[amount - 1]?.value ?? '')?.[1];
}

/** Each method in the currency that it has for every account. */
const TEXTS = PAYMENT_METHODS.flatMap(({ id, messages, currencies }) =>
  Object.entries(currencies)
    .slice(0, 1)
    .map(([currency, { below, above }]) => ({ id, messages, currency: currency as 'KES' | 'USD', below, above })),
);

describe.each([
  ['en', { KES: 'KES', USD: '$' }],
  ['sw', { KES: 'Ksh', USD: '$' }],
] as const)('the limits of a deposit in %s', (locale, units) => {
  it.each(TEXTS)('have one notation for the least and the most: $id', ({ messages, currency, below, above }) => {
    const said = [messages[locale][below], messages[locale][above]];
    expect(said.map(unitIn)).toEqual([units[currency], units[currency]]);
  });
});
