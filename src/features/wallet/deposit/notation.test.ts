import { describe, expect, it } from '@jest/globals';
import en from './messages/en.json';
import sw from './messages/sw.json';

/** What stands before the amount. */
const unitIn = (text: string): string | undefined => /(\S+\s?)\{(?:min|max), number\}/.exec(text)?.[1]?.trim();

describe.each([
  ['en', en, { mpesa: 'KES', card: '$' }],
  ['sw', sw, { mpesa: 'Ksh', card: '$' }],
] as const)('limits of a deposit in %s', (_locale, messages, units) => {
  it.each(['mpesa', 'card'] as const)('are in one notation, the least and the most: %s', (method) => {
    const texts = [messages[`deposit.error.${method}Below`], messages[`deposit.error.${method}Above`]];
    expect(texts.map(unitIn)).toEqual([units[method], units[method]]);
  });
});
