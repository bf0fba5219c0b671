import { createEnvironment, type GameEnvironment } from './environment';
import { bootMoney, isForMoney } from './play/bootMoney';
import type { PlayedKind } from './play/MoneyRound';
import { loadMotifs } from './motif';
import { type GameTheme, readTheme, type ThemeDefaults } from './theme';
import { mix } from '../../contract/colour.ts';
import { readableOn, readableTint } from './colour';

const INK = '#0a0612';

type Look = Omit<GameTheme, 'motifs'>;

function themeColours({ palette }: Look): Record<string, string> {
  const { skyTop, skyBottom, ...named } = palette;
  const panel = mix(palette.dark, INK, 0.55);
  const action = mix(palette.accent, '#ffffff', 0.06);
  return {
    ...named,
    'sky-top': skyTop,
    'sky-bottom': skyBottom,
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
function applyTheme(theme: Look): void {
  const { documentElement } = document;
  document.title = theme.title;
  documentElement.lang = theme.language;
  for (const [name, colour] of Object.entries(themeColours(theme)))
    documentElement.style.setProperty(`--${name}`, colour);
}

/** Starts a game in the `#game` element, for money or as a demo, once its motifs are there, and tells the host page when it can be played. */
export async function boot(
  kind: PlayedKind,
  defaults: ThemeDefaults,
  mount: (environment: GameEnvironment) => void,
): Promise<void> {
  const root = document.getElementById('game');
  if (!root) throw new Error('No #game');
  const look = readTheme(window.location.search, defaults);
  applyTheme(look);
  const environment = createEnvironment(root, { ...look, motifs: await loadMotifs(look.shown) });
  if (isForMoney(window.location.search)) bootMoney(environment, kind, mount);
  else mount(environment);
  environment.tellHost({ type: 'ready' });
}
