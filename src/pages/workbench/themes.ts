import { DEFAULT_SETTINGS, type Settings } from '@contract/settings.ts';

/** The colours of an operator; the others are computed. */
export type Theme = Pick<Settings, 'primaryColor' | 'secondaryColor' | 'accentColor'>;

const theme = (primaryColor: string, secondaryColor: string, accentColor: string): Theme => ({
  primaryColor,
  secondaryColor,
  accentColor,
});

/** Our own, and those that are hardest to read. */
export const THEMES = {
  house: DEFAULT_SETTINGS,
  pale: theme('#ffe4ef', '#e8f1ff', '#fdf6b2'),
  mid: theme('#777777', '#2f8f6b', '#d05050'),
  neon: theme('#39ff14', '#00ffff', '#ff00ff'),
  dark: theme('#1b0030', '#123456', '#002b12'),
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;
export const THEME_NAMES = Object.keys(THEMES) as ThemeName[];
