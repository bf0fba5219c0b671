import type { ReactNode } from 'react';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Stands at the end of the line. */
  hint?: string;
  /** Stands at the start of the line, as decoration. */
  start?: ReactNode;
  /** More words for the search, starting with another name if it has one. */
  keywords?: string;
  /** Words of its group, for results after all direct matches. */
  group?: string;
}

/** Drops accents and case, so that `cote` finds `Côte d’Ivoire`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

const beginOneOf = (words: readonly string[], text: string): boolean => {
  const parts = text.split(BETWEEN_WORDS);
  return words.every((word) => parts.some((part) => part.startsWith(word.replace(/^\+/, ''))));
};

/** How well an option matches: 0 start of its name, 1 each word at a start, 2 inside its words, 3 its group's words. */
function rank({ label, hint = '', keywords = '', group = '' }: ComboboxOption, search: string): number | undefined {
  const words = search.split(/\s+/);
  const text = fold(`${label} ${hint} ${keywords}`);
  if (!words.every((word) => text.includes(word))) return beginOneOf(words, fold(`${text} ${group}`)) ? 3 : undefined;
  if ([label, keywords].some((name) => fold(name).startsWith(search))) return 0;
  return beginOneOf(words, text) ? 1 : 2;
}

/** Options with every word of the search: best matches first, the rest in order. */
export function searchOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const search = fold(text);
  const found = options.flatMap((option) => {
    const rankOfIt = rank(option, search);
    return rankOfIt === undefined ? [] : [{ option, rankOfIt }];
  });
  return found.toSorted((a, b) => a.rankOfIt - b.rankOfIt).map(({ option }) => option);
}
