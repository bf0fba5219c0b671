/** The three colours of an operator, and what is computed from them so that every text is readable (WCAG 2.2). */
import type { Settings } from '@contract/settings.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const AA_TEXT = 4.5;

/** Reads `#rgb` or `#rrggbb`. */
function parseHex(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two hex colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(parseHex(a)), luminance(parseHex(b))].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, index) => part + ((to[index] ?? 0) - part) * share) as unknown as Rgb;

const NIGHT = '#14081d';

/** White or the site's dark colour, whichever is more readable; black on the few greys where both fail. */
export function textOn(background: string): string {
  const better = contrast('#ffffff', background) >= contrast(NIGHT, background) ? '#ffffff' : NIGHT;
  return contrast(better, background) >= AA_TEXT ? better : '#000000';
}

/** The colour if it is readable next to the other one, else mixed with `end` just enough. */
function readable(colour: string, beside: string, end: Rgb): string {
  const steps = Array.from({ length: 21 }, (_, step) => toHex(mix(parseHex(colour), end, step / 20)));
  return steps.find((shade) => contrast(shade, beside) >= AA_TEXT) ?? toHex(end);
}

/** The colour for text on a dark background, lightened if needed. */
export const inkOn = (background: string, colour: string): string => readable(colour, background, WHITE);

/** The colour for the background of white text, darkened if needed. */
export const deepOf = (colour: string): string => readable(colour, '#ffffff', BLACK);

/** The colours that an operator chooses; the others are computed. */
export type ThemeColours = Pick<Settings, 'primaryColor' | 'secondaryColor' | 'accentColor'>;

/** The lightest background of coloured text; see tokens.scss. */
const SURFACE = '#25183d';

/** The CSS variables of the operator's three colours. The default colours are in tokens.scss. */
export const themeVariables = ({
  primaryColor,
  secondaryColor,
  accentColor,
}: ThemeColours): Record<string, string> => ({
  '--primary': primaryColor,
  '--secondary': secondaryColor,
  '--accent': accentColor,
  '--on-primary': textOn(primaryColor),
  '--primary-shade': textOn(primaryColor) === '#ffffff' ? '#000000' : '#ffffff',
  '--primary-deep': deepOf(primaryColor),
  '--secondary-deep': deepOf(secondaryColor),
  '--accent-deep': deepOf(accentColor),
  '--on-accent': textOn(accentColor),
  '--primary-ink': inkOn(SURFACE, primaryColor),
  '--accent-ink': inkOn(SURFACE, accentColor),
});

/** Sets an operator's colours on the document, all at once. Returns a function that removes them. */
export function wearColours(colours: ThemeColours): () => void {
  const { style } = document.documentElement;
  const variables = Object.entries(themeVariables(colours));
  variables.forEach(([name, value]) => style.setProperty(name, value));
  return () => variables.forEach(([name]) => style.removeProperty(name));
}
