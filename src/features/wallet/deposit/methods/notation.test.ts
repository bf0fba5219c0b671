import { describe, expect, it } from '@jest/globals';
import { PAYMENT_METHODS } from '.';

/** The text before the amount. */
const unitIn = (text: unknown): string | undefined => /(\S+\s?)\{(?:min|max), number\}/.exec(String(text))?.[1]?.trim();

describe.each([
  ['en', { KES: 'KES', USD: '$' }],
  ['sw', { KES: 'Ksh', USD: '$' }],
] as const)('the limits of a deposit in %s', (locale, units) => {
  it.each(PAYMENT_METHODS)('have one notation for the least and the most: $id', ({ messages, texts, currency }) => {
    const said = [messages[locale][texts.below], messages[locale][texts.above]];
    expect(said.map(unitIn)).toEqual([units[currency], units[currency]]);
  });
});
