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
}

/** Without accents and case, so that `cote` finds `Côte d’Ivoire`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** How well an option answers: 0 its name begins so, 1 each word begins one of its words, 2 they are somewhere in it. */
function rank({ label, hint = '', keywords = '' }: ComboboxOption, search: string): number | undefined {
  const words = search.split(/\s+/);
  const text = fold(`${label} ${hint} ${keywords}`);
  if (!words.every((word) => text.includes(word))) return undefined;
  if ([label, keywords].some((name) => fold(name).startsWith(search))) return 0;
  const own = text.split(BETWEEN_WORDS);
  return words.every((word) => own.some((part) => part.startsWith(word.replace(/^\+/, '')))) ? 1 : 2;
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
