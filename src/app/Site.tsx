import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { type Identity, IdentityProvider } from '@/identity';
import { ErrorBoundary } from '@/shared/components';
import { App } from './App';
import type { LoadedMessages } from './i18n/loadMessages';
import { Localised } from './i18n/Localised';
import type { AppStore, RootState } from './store/makeStore';

interface Props {
  store: AppStore;
  /** The state that the page was made of, when the app takes one over. */
  madeOf?: RootState;
  identity: Identity;
  initial: LoadedMessages;
}

/** The app with all that it needs: the same where pages are made ahead and in the browser. */
export const Site = ({ store, madeOf, identity, initial }: Props) => (
  <StrictMode>
    <Provider store={store} {...(madeOf && { serverState: madeOf })}>
      <IdentityProvider value={identity}>
        <Localised initial={initial}>
          <ErrorBoundary>
            <App />
          </ErrorBoundary>
        </Localised>
      </IdentityProvider>
    </Provider>
  </StrictMode>
);
