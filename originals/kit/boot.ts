import { applyTheme } from './applyTheme';
import { createEnvironment, type GameEnvironment } from './environment';
import type { ThemeDefaults } from './theme';

/** Starts a game in the `#game` element and tells the host page when it can be played. */
export function boot(defaults: ThemeDefaults, mount: (environment: GameEnvironment) => void): void {
  const root = document.getElementById('game');
  if (!root) throw new Error('The page has no #game element');
  const environment = createEnvironment(root, defaults);
  applyTheme(document, environment.theme);
  mount(environment);
  environment.host.ready();
}
