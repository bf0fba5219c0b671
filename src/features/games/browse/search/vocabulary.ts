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

/** Whether the word with a number starts with the typed text and at most one mistake; each word is compared once. */
export function slipTest(typed: string): (word: number) => boolean {
  const known: boolean[] = [];
  return (word) => (known[word] ??= startsWithSlip(words[word] ?? '', typed));
}
