// The look of a game comes from its address: ?title=&palette=&symbols=&lang=. Its values are not trusted.
import { languageOf } from '../../contract/userChoices.ts';
import type { Messages } from './i18n';
import { MOTIFS } from '../motifs';
import { type MotifId, type Motifs, type PaletteName, PALETTES } from './motif';
import { tuningOf } from './tuning';

export type GameTheme = ReturnType<typeof readTheme> & { motifs: Motifs };

export interface ThemeDefaults {
  /** The texts of the game; `title` is its name. */
  messages: Messages;
  palette: PaletteName;
  /** Used for symbols that the address does not set, in this order. */
  symbols: readonly MotifId[];
  /** Motifs that the game shows besides its symbols and the coins of a win. */
  alsoShown?: (symbols: readonly MotifId[]) => readonly MotifId[];
}

const LONGEST_TITLE = 40;

const isPaletteName = (text: string): text is PaletteName => Object.hasOwn(PALETTES, text);

const isKnown = (id: string): id is MotifId => Object.hasOwn(MOTIFS, id);

function readSymbols(text: string | null, { symbols }: ThemeDefaults): MotifId[] {
  const asked = (text ?? '').toLowerCase().split(',').filter(isKnown);
  return [...new Set([...asked, ...symbols])].slice(0, symbols.length);
}

/** The theme of a query string. Always complete: missing, unknown or repeated values get the defaults of the game. */
export function readTheme(search: string, defaults: ThemeDefaults) {
  const query = new URLSearchParams(search);
  const language = languageOf(query.get('lang') ?? '') ?? 'en';
  const asked = query.get('palette')?.toLowerCase() ?? '';
  const palette = isPaletteName(asked) ? asked : defaults.palette;
  const title = query.get('title')?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
  const symbols = readSymbols(query.get('symbols'), defaults);
  return {
    title: title || (defaults.messages[language]['title'] ?? ''),
    palette: PALETTES[palette],
    tuning: tuningOf(palette),
    symbols,
    /** The game has to load these. */
    shown: [...new Set<MotifId>([...symbols, 'coin', ...(defaults.alsoShown?.(symbols) ?? [])])],
    language,
  };
}
