import { mix, readableOn, readableTint } from './colour';
import type { GameTheme } from './theme';

const INK = '#0a0612';

function themeColours({ palette }: GameTheme): Record<string, string> {
  const panel = mix(palette.dark, INK, 0.55);
  const action = mix(palette.accent, '#ffffff', 0.06);
  return {
    'sky-top': palette.skyTop,
    'sky-bottom': palette.skyBottom,
    ground: palette.ground,
    primary: palette.primary,
    secondary: palette.secondary,
    accent: palette.accent,
    light: palette.light,
    dark: palette.dark,
    panel,
    'panel-raised': mix(panel, palette.primary, 0.28),
    'panel-sunken': mix(panel, INK, 0.6),
    'reel-edge': mix(palette.secondary, INK, 0.72),
    'reel-middle': mix(palette.secondary, INK, 0.3),
    line: mix(panel, palette.light, 0.3),
    'text-soft': readableTint(mix(palette.light, '#ffffff', 0.35), mix(panel, palette.primary, 0.28), 5),
    'accent-text': readableTint(palette.accent, mix(panel, palette.primary, 0.28), 5),
    action,
    'action-high': mix(action, '#ffffff', 0.35),
    'action-low': mix(action, '#000000', 0.42),
    'on-action': readableOn(action),
    'primary-low': mix(palette.primary, '#000000', 0.5),
    'primary-high': mix(palette.primary, '#ffffff', 0.3),
  };
}

/** Sets the theme's colours as CSS variables, and its name and language on the document. */
export function applyTheme(page: Document, theme: GameTheme): void {
  page.documentElement.lang = theme.language;
  page.title = theme.title;
  for (const [name, colour] of Object.entries(themeColours(theme))) {
    page.documentElement.style.setProperty(`--${name}`, colour);
  }
}
