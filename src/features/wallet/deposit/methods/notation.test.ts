import { describe, expect, it } from '@jest/globals';
import { PAYMENT_METHODS } from '.';

/** Of a compiled message: text, and a number. */
interface Part {
  type: number;
  value: string;
}
const NUMBER = 2;

/** What stands before the amount. */
function unitIn(message: unknown): string | undefined {
  const parts = message as Part[];
  const amount = parts.findIndex(({ type }) => type === NUMBER);
  return /(\S+)\s?$/.exec(parts[amount - 1]?.value ?? '')?.[1];
}

describe.each([
  ['en', { KES: 'KES', USD: '$' }],
  ['sw', { KES: 'Ksh', USD: '$' }],
] as const)('the limits of a deposit in %s', (locale, units) => {
  it.each(PAYMENT_METHODS)('have one notation for the least and the most: $id', ({ messages, texts, currency }) => {
    const said = [messages[locale][texts.below], messages[locale][texts.above]];
    expect(said.map(unitIn)).toEqual([units[currency], units[currency]]);
  });
});
