// The look of a game comes from its address: ?title=&palette=&symbols=&lang=. Its values are not trusted.
import type { MotifId } from '../art/motifs/index.ts';
import { MOTIFS } from '../art/motifs/index.ts';
import type { Palette, PaletteName } from '../art/palettes.ts';
import { PALETTES } from '../art/palettes.ts';

export type Locale = 'en' | 'sw';

export interface GameTheme {
  title: string;
  palette: Palette;
  symbols: readonly MotifId[];
  locale: Locale;
}

export interface ThemeDefaults {
  title: Record<Locale, string>;
  palette: PaletteName;
  /** Used for symbols that the address does not set, in this order. */
  symbols: readonly MotifId[];
}

const LONGEST_TITLE = 40;

const isMotifId = (text: string): text is MotifId => Object.hasOwn(MOTIFS, text);
const isPaletteName = (text: string): text is PaletteName => Object.hasOwn(PALETTES, text);

function readTitle(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
}

function readSymbols(text: string | null, defaults: readonly MotifId[]): MotifId[] {
  const asked = (text ?? '').toLowerCase().split(',').filter(isMotifId);
  return [...new Set([...asked, ...defaults])].slice(0, defaults.length);
}

/** The theme of a query string. Always complete: missing, unknown or repeated values get the defaults of the game. */
export function readTheme(search: string, defaults: ThemeDefaults): GameTheme {
  const query = new URLSearchParams(search);
  const locale: Locale = query.get('lang')?.toLowerCase().startsWith('sw') ? 'sw' : 'en';
  const palette = query.get('palette')?.toLowerCase() ?? '';
  return {
    title: readTitle(query.get('title')) || defaults.title[locale],
    palette: PALETTES[isPaletteName(palette) ? palette : defaults.palette],
    symbols: readSymbols(query.get('symbols'), defaults.symbols),
    locale,
  };
}
