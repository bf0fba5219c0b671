import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { selectLocale } from '@/features/ui';
import { anonymousIdentity } from '@/identity';
import { App } from './App';
import { browserLocale } from './i18n/browserLocale';
import { ENGLISH, loadMessages } from './i18n/loadMessages';
import { Localised } from './i18n/Localised';
import { followAddress } from './navigation/addressMirror';
import { makeStore, restorePersisted } from './store/makeStore';

/** Makes the store, reads what this browser kept, opens the page of the address, and mounts. */
export async function start(container: HTMLElement): Promise<void> {
  const store = makeStore({ identity: anonymousIdentity, origin: window.location.origin });
  await restorePersisted(store);
  followAddress(store);
  const locale = selectLocale(store.getState()) ?? browserLocale();
  const initial = await loadMessages(locale).catch(() => ENGLISH);
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <Localised initial={initial}>
          <App />
        </Localised>
      </Provider>
    </StrictMode>,
  );
}
