import type { ReactNode } from 'react';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Shown at the end of the line. */
  hint?: string;
  /** Shown at the start of the line; decoration. */
  start?: ReactNode;
  /** Further words that find it, beginning with its other name if it has one. */
  keywords?: string;
  /** Words for what it belongs to: they find it after all that is called so itself. */
  group?: string;
}

/** Without accents and case, so that `cote` finds `Côte d’Ivoire`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

const beginOneOf = (words: readonly string[], text: string): boolean => {
  const parts = text.split(BETWEEN_WORDS);
  return words.every((word) => parts.some((part) => part.startsWith(word.replace(/^\+/, ''))));
};

/**
 * How well an option answers: 0 its name begins so, 1 each word begins one of its words, 2 they are somewhere in it,
 * 3 they begin words of what it belongs to.
 */
function rank({ label, hint = '', keywords = '', group = '' }: ComboboxOption, search: string): number | undefined {
  const words = search.split(/\s+/);
  const text = fold(`${label} ${hint} ${keywords}`);
  if (!words.every((word) => text.includes(word))) return beginOneOf(words, fold(`${text} ${group}`)) ? 3 : undefined;
  if ([label, keywords].some((name) => fold(name).startsWith(search))) return 0;
  return beginOneOf(words, text) ? 1 : 2;
}

/** The options that have every word of the search: what is called so first, the rest in their order. */
export function searchOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const search = fold(text);
  const found = options.flatMap((option) => {
    const rankOfIt = rank(option, search);
    return rankOfIt === undefined ? [] : [{ option, rankOfIt }];
  });
  return found.toSorted((a, b) => a.rankOfIt - b.rankOfIt).map(({ option }) => option);
}
