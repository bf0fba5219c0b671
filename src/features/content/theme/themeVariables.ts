import type { Settings } from '@contract/settings.ts';
import { deepOf, inkOn, textOn } from './contrast';

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
