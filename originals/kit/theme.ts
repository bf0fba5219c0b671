// The look of a game comes from its address: ?title=&palette=&symbols=&lang=. Its values are not trusted.
import type { MotifId, Motifs } from './motif';
import { PALETTES, type Palette, type PaletteName } from './palettes';

export type Locale = 'en' | 'sw';

export interface GameTheme {
  title: string;
  palette: Palette;
  symbols: readonly MotifId[];
  motifs: Motifs;
  locale: Locale;
}

export interface ThemeDefaults {
  title: Record<Locale, string>;
  palette: PaletteName;
  /** Used for symbols that the address does not set, in this order. */
  symbols: readonly MotifId[];
  motifs: Motifs;
}

const LONGEST_TITLE = 40;

const isPaletteName = (text: string): text is PaletteName => Object.hasOwn(PALETTES, text);

function readTitle(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
}

function readSymbols(text: string | null, { symbols, motifs }: ThemeDefaults): MotifId[] {
  const isKnown = (id: string): id is MotifId => Object.hasOwn(motifs, id);
  const asked = (text ?? '').toLowerCase().split(',').filter(isKnown);
  return [...new Set([...asked, ...symbols])].slice(0, symbols.length);
}

/** The theme of a query string. Always complete: missing, unknown or repeated values get the defaults of the game. */
export function readTheme(search: string, defaults: ThemeDefaults): GameTheme {
  const query = new URLSearchParams(search);
  const locale: Locale = query.get('lang')?.toLowerCase().startsWith('sw') ? 'sw' : 'en';
  const palette = query.get('palette')?.toLowerCase() ?? '';
  return {
    title: readTitle(query.get('title')) || defaults.title[locale],
    palette: PALETTES[isPaletteName(palette) ? palette : defaults.palette],
    symbols: readSymbols(query.get('symbols'), defaults),
    motifs: defaults.motifs,
    locale,
  };
}
