import type { ReactNode } from 'react';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Shown at the end of the line. */
  hint?: string;
  /** Shown at the start of the line; decoration. */
  start?: ReactNode;
  /** Further words that find it. */
  keywords?: string;
}

/** Without accents and case, so that `cote` finds `Côte d’Ivoire`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The options that have every word of the search, in their order. */
export function searchOptions(options: readonly ComboboxOption[], search: string): readonly ComboboxOption[] {
  const words = fold(search).split(/\s+/);
  return options.filter(({ label, hint = '', keywords = '' }) => {
    const text = fold(`${label} ${hint} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
}
