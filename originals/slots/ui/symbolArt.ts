import { mix } from '../../../contract/colour.ts';
import { createTranslate } from '../../kit/i18n';
import { loadMotifs, type MotifId, type Palette, svgDataUrl } from '../../kit/motif';
import { type GameTheme, readTheme, type ThemeDefaults } from '../../kit/theme';
import { inColours } from '../../motifs/inColours.ts';
import { LINE_SYMBOLS, type SlotSymbol } from '../rules/index.ts';
import messages from './messages';

const OWN: readonly MotifId[] = ['lion', 'drum', 'shield', 'baobab', 'coin', 'mask'];

/** `coin` is a coin without its word: what it pays stands on it. */
export type SymbolArt = Readonly<Record<SlotSymbol | 'coin', string>>;

const WILD_MOTIFS: readonly MotifId[] = ['crown', 'diamond', 'trophy', 'clover', 'seven', 'key', 'bell', 'goblet'];
const SCATTER_MOTIFS: readonly MotifId[] = ['star', 'sun', 'lantern', 'moon', 'lamp', 'balloon', 'kite', 'ring'];

/** The motifs of wild and scatter: the first of each that is no symbol of the lines. */
const ribbonMotifs = (symbols: readonly MotifId[]): MotifId[] =>
  [WILD_MOTIFS, SCATTER_MOTIFS].map((candidates) => candidates.find((id) => !symbols.includes(id)) ?? 'crown');

export const SLOTS: ThemeDefaults = { messages, palette: 'savanna', symbols: OWN, alsoShown: ribbonMotifs };

/** The suit of each card, drawn around 50, 82. */
const SUITS: Record<string, string> = {
  A: 'M50 70c4 7 13 10 13 17a6.5 6.5 0 0 1-11 4l2 6h-8l2-6a6.5 6.5 0 0 1-11-4c0-7 9-10 13-17Z',
  K: 'M50 96c-8-8-14-12-14-19a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 7-6 11-14 19Z',
  Q: 'M50 70l12 14-12 14-12-14Z',
};

const lettering = (size: number): string =>
  `text-anchor="middle" font-family="Georgia,'Noto Serif','DejaVu Serif',serif" font-weight="900" font-size="${size}"`;

function cardArt(letter: string, { primary, secondary, light, dark, accent }: Palette): string {
  const tint = { A: accent, K: mix(primary, light, 0.35), Q: mix(secondary, light, 0.5) }[letter] ?? accent;
  const text = (attributes: string): string => `<text x="50" y="62" ${lettering(66)} ${attributes}>${letter}</text>`;
  return (
    `<linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".45" stop-color="${tint}"/><stop offset="1" stop-color="${mix(tint, dark, 0.45)}"/></linearGradient>` +
    text(`fill="none" stroke="${dark}" stroke-width="11" stroke-linejoin="round"`) +
    text(`fill="none" stroke="${light}" stroke-width="5" stroke-linejoin="round"`) +
    text('fill="url(#f)"') +
    `<path d="${SUITS[letter] ?? ''}" fill="${tint}" stroke="${dark}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>`
  );
}

function ribbonArt(motif: string, label: string, palette: Palette): string {
  const { accent, light, dark, primary } = palette;
  const size = label.length > 4 ? 19 : 25;
  return (
    `<radialGradient id="g"><stop stop-color="${light}"/><stop offset=".5" stop-color="${accent}" stop-opacity=".75"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="50" cy="46" r="50" fill="url(#g)"/>` +
    `<g transform="translate(12 2) scale(.76)">${inColours(motif, palette)}</g>` +
    `<path d="M2 68h96l-7 13 7 13H2l7-13Z" fill="${mix(primary, dark, 0.35)}" stroke="${light}" stroke-width="2.5"/>` +
    `<text x="50" y="${size > 20 ? 90 : 88}" ${lettering(size)} fill="#fff" stroke="${dark}" stroke-width="4" paint-order="stroke" letter-spacing="1">${label}</text>`
  );
}

/** The coin of the bonus is violet in a wheel of gold on every theme, so that it is no coin among the symbols; what it pays stands over it. */
const BONUS_COIN =
  `<svg><radialGradient id="c" cx=".4" cy=".3"><stop stop-color="#fff6c8"/><stop offset=".5" stop-color="#f4b93a"/><stop offset="1" stop-color="#8a4a04"/></radialGradient>` +
  `<radialGradient id="v" cx=".45" cy=".35"><stop stop-color="#b45cff"/><stop offset=".6" stop-color="#5b14b8"/><stop offset="1" stop-color="#25064f"/></radialGradient>` +
  `<circle cx="50" cy="50" r="47" fill="url(#c)" stroke="#2a1400" stroke-width="4"/>` +
  `<circle cx="50" cy="50" r="40.5" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-dasharray="0 12.72"/>` +
  `<circle cx="50" cy="50" r="35" fill="url(#v)" stroke="#5a2c00" stroke-width="2.5"/></svg>`;

const BONUS_STAR =
  '<path d="M50 20l9 18 20 3-14 14 3 20-18-9-18 9 3-20-14-14 20-3Z" fill="url(#c)" stroke="#2a1400" stroke-width="2"/>';

/** A picture for each symbol as a data address, in the theme's colours. A symbol whose motif did not come is its number. */
export function drawSymbols({ palette, symbols, language, motifs }: GameTheme): SymbolArt {
  const t = createTranslate<Record<'wild' | 'scatter' | 'bonus', string>>(messages, language);
  const drawingOf = (id: MotifId | undefined): string | undefined => id && motifs[id];
  const [wild = '', scatter = ''] = ribbonMotifs(symbols).map(drawingOf);
  const lines = LINE_SYMBOLS.map((symbol, index) => {
    const motif = drawingOf(symbols[index]);
    return [symbol, svgDataUrl(motif ? inColours(motif, palette) : cardArt(symbol, palette))];
  });
  return {
    ...Object.fromEntries(lines),
    W: svgDataUrl(ribbonArt(wild, t('wild'), palette)),
    C: svgDataUrl(ribbonArt(BONUS_COIN.replace('</svg>', `${BONUS_STAR}</svg>`), t('bonus'), palette)),
    coin: svgDataUrl(BONUS_COIN),
    S: svgDataUrl(ribbonArt(scatter, t('scatter'), palette)),
  } as SymbolArt;
}

/** The symbols of the slot at this address, for pictures outside of the game. */
export async function symbolsAt(address: string, language: string): Promise<SymbolArt> {
  const look = readTheme(`${address.slice(address.indexOf('?') + 1)}&lang=${language}`, SLOTS);
  return drawSymbols({ ...look, motifs: await loadMotifs(look.shown) });
}
