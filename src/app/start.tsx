import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { noteInvitation, resumeSignIn } from '@/features/auth';
import { selectLocale } from '@/features/ui';
import { IdentityProvider, lazyIdentity } from '@/identity';
import { ErrorBoundary } from '@/shared/components';
import { App } from './App';
import { browserLocale } from './i18n/browserLocale';
import { ENGLISH, loadMessages } from './i18n/loadMessages';
import { Localised } from './i18n/Localised';
import { preloadMenu } from './layout/SideMenu/menuParts';
import { followAddress } from './navigation/addressMirror';
import { makeStore, restorePersisted } from './store/makeStore';

/** Makes the store, restores stored data, opens the page of the address, follows the player, and mounts. */
export async function start(container: HTMLElement): Promise<void> {
  const identity = lazyIdentity(async () => {
    const { openSignIn } = await import(/* webpackChunkName: "firebase" */ './openSignIn');
    return openSignIn(store);
  });
  const store = makeStore({ identity, origin: window.location.origin, vault: new Map() });
  await restorePersisted(store);
  noteInvitation();
  followAddress(store);
  resumeSignIn(store, identity);
  const locale = selectLocale(store.getState()) ?? browserLocale();
  const [initial] = await Promise.all([loadMessages(locale).catch(() => ENGLISH), preloadMenu()]);
  document.documentElement.lang = initial.locale;
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <IdentityProvider value={identity}>
          <Localised initial={initial}>
            <ErrorBoundary>
              <App />
            </ErrorBoundary>
          </Localised>
        </IdentityProvider>
      </Provider>
    </StrictMode>,
  );
}
