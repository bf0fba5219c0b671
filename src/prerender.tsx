/** The first screen as HTML, made at build time: painted before any script runs. */
import './shared/styles/tokens.scss';
import './shared/styles/base.scss';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { App } from './app/App';
import { Localised } from './app/i18n/Localised';
import { makeStore } from './app/store/makeStore';
import { gamePlayed } from './features/games';
import { HOME_PAGE, NO_PAGE, pageVisited } from './features/ui';
import { anonymousIdentity } from './identity';

/** The HTML of the loading home page, or of header and menus around any other page. */
export async function renderShell(shell: 'home' | 'chrome'): Promise<string> {
  const store = makeStore({ identity: anonymousIdentity, origin: 'http://localhost', vault: new Map() });
  // Keeps the space for the row of recently played games.
  store.dispatch(gamePlayed('before'));
  store.dispatch(pageVisited(shell === 'home' ? HOME_PAGE : NO_PAGE));
  const { prelude } = await prerender(
    <Provider store={store}>
      <Localised>
        <App />
      </Localised>
    </Provider>,
    // Whole and in place: React would put a large part behind its fallback, until a script moves it.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
