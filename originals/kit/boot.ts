import type { HouseKind } from '../../contract/playTerms.ts';
import { applyTheme } from './applyTheme';
import { createEnvironment, type GameEnvironment } from './environment';
import { bootMoney, isForMoney } from './play/bootMoney';
import type { ThemeDefaults } from './theme';

/** Starts a game in the `#game` element, for money or as a demo, and tells the host page when it can be played. */
export function boot(kind: HouseKind, defaults: ThemeDefaults, mount: (environment: GameEnvironment) => void): void {
  const root = document.getElementById('game');
  if (!root) throw new Error('The page has no #game element');
  const environment = createEnvironment(root, defaults);
  applyTheme(document, environment.theme);
  if (isForMoney(window.location.search)) bootMoney(environment, { kind, mount, fetch: window.fetch.bind(window) });
  else mount(environment);
  environment.host.ready();
}
