import type { Settings } from '@contract/settings.ts';
import { deepOf, inkOn, textOn } from './contrast';

/** What an operator chooses of a theme; the rest follows from it. */
export type ThemeColours = Pick<Settings, 'primaryColor' | 'secondaryColor' | 'accentColor'>;

/** The lightest surface that coloured text stands on; see tokens.scss. */
const SURFACE = '#25183d';

/** The CSS variables that the operator's three colours decide. Those of the house's own stand in tokens.scss. */
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
