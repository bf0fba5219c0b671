import { createElement, StrictMode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { selectPlayer, SignInNotice } from '@/features/auth';
import { selectPage, useSettings, useTheme } from '@/features/ui';
import { type Identity, IdentityProvider } from '@/identity';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import { Layout } from './layout/Layout';
import { type LoadedMessages, Localised } from './Localised';
import { ModalRoot } from './ModalRoot';
import { pageComponent } from './pageRegistry';
import type { AppStore, RootState } from './store/makeStore';
import { WaitingPage } from './Waiting';

const MaintenancePage = lazyPart(() => import(/* webpackChunkName: "maintenance" */ './maintenance/MaintenancePage'));
/** The listeners are in the chunk of the header's part for players. */
const SessionListeners = lazyPart(() => import(/* webpackChunkName: "bar" */ './SessionListeners'));

function Page() {
  const page = useSelector(selectPage);
  const component = pageComponent(page);
  if (!component) return null;
  return (
    <ErrorBoundary resetKey={page} waiting={<WaitingPage />}>
      {createElement(component)}
    </ErrorBoundary>
  );
}

function Session() {
  const isPlayer = useSelector(selectPlayer) !== null;
  return (
    isPlayer && (
      <ErrorBoundary fallback={null}>
        <SessionListeners />
      </ErrorBoundary>
    )
  );
}

export function App() {
  const settings = useSettings();
  useTheme(settings);
  if (settings.maintenanceMode) {
    return (
      <ErrorBoundary>
        <MaintenancePage settings={settings} />
      </ErrorBoundary>
    );
  }
  return (
    <>
      <Layout>
        <Page />
      </Layout>
      <ModalRoot />
      <SignInNotice />
      <Session />
    </>
  );
}

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
