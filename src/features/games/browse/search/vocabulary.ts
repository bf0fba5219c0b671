/** Every different word of the games. Thousands of games share few words, so a query meets each word once. */
import { startsWithSlip } from './startsWithSlip';

const numbers = /* @__PURE__ */ new Map<string, number>();
const words: string[] = [];

export function numberOfWord(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, words.length);
  return words.push(word) - 1;
}

/** How a word has the typed text: not at all, from its start with one mistake, somewhere, or from its start. */
export const FITS = { not: 0, withSlip: 1, inside: 2, fromStart: 3 } as const;
export type Fit = (typeof FITS)[keyof typeof FITS];

function fitOf(word: string, typed: string): Fit {
  const at = word.indexOf(typed);
  if (at >= 0) return at === 0 ? FITS.fromStart : FITS.inside;
  return startsWithSlip(word, typed) ? FITS.withSlip : FITS.not;
}

/** How the word with a number has the typed text; each word is compared once. */
export function fitTest(typed: string): (word: number) => Fit {
  const known: Fit[] = [];
  return (word) => (known[word] ??= fitOf(words[word] ?? '', typed));
}
