/** A mistake in fewer letters would match almost anything. */
const SHORTEST = 3;
/** Fewer letters allow only mistakes that keep every typed letter. */
const SHORTEST_FOR_WRONG_LETTERS = 4;

type Slip = (word: string, typed: string, at: number) => boolean;

const leftOneOut: Slip = (word, typed, at) => word.startsWith(typed.slice(at), at + 1);

const swappedTwo: Slip = (word, typed, at) =>
  word[at] === typed[at + 1] && word[at + 1] === typed[at] && word.startsWith(typed.slice(at + 2), at + 2);

const wroteOneWrong: Slip = (word, typed, at) => word.startsWith(typed.slice(at + 1), at + 1);

const wroteOneTooMany: Slip = (word, typed, at) => word.startsWith(typed.slice(at + 1), at);

const SLIPS_OF_SHORT = [leftOneOut, swappedTwo];
const SLIPS = [...SLIPS_OF_SHORT, wroteOneWrong, wroteOneTooMany];

function firstDifference(word: string, typed: string): number {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  return at;
}

/** True when `word` starts with the typed text with one missing, swapped, wrong or extra letter. */
export function startsWithSlip(word: string, typed: string): boolean {
  if (typed.length < SHORTEST) return false;
  const at = firstDifference(word, typed);
  if (at === typed.length) return true;
  const slips = typed.length < SHORTEST_FOR_WRONG_LETTERS ? SLIPS_OF_SHORT : SLIPS;
  return slips.some((slip) => slip(word, typed, at));
}

/** Every different word of the games. Thousands of games share few words, so a query meets each word once. */
const numbers = /* @__PURE__ */ new Map<string, number>();
const words: string[] = [];

export function numberOfWord(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, words.length);
  return words.push(word) - 1;
}

/** How a game has the typed text: not at all, with one mistake, in a word for its kind, somewhere in a word, or from a word's start. */
export const FITS = { not: 0, withSlip: 1, ofKind: 2, inside: 3, fromStart: 4 } as const;
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
