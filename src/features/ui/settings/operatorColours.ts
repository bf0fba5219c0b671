/** The three colours of an operator, and what is computed from them so that every text is readable (WCAG 2.2). */
import { contrast, mix } from '@contract/colour.ts';
import type { Settings } from '@contract/settings.ts';

const AA_TEXT = 4.5;

const NIGHT = '#14081d';

/** White or the site's dark colour, whichever is more readable; black on the few greys where both fail. */
export function textOn(background: string): string {
  const better = contrast('#ffffff', background) >= contrast(NIGHT, background) ? '#ffffff' : NIGHT;
  return contrast(better, background) >= AA_TEXT ? better : '#000000';
}

/** The colour if it is readable next to the other one, else mixed with `end` just enough. */
function readable(colour: string, beside: string, end: string): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(colour, end, step / 20));
  return steps.find((shade) => contrast(shade, beside) >= AA_TEXT) ?? end;
}

/** The colour for text on a dark background, lightened if needed. */
export const inkOn = (background: string, colour: string): string => readable(colour, background, '#ffffff');

/** The colour for the background of white text, darkened if needed. */
export const deepOf = (colour: string): string => readable(colour, '#ffffff', '#000000');

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
