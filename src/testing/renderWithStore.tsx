import { afterEach } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Localised } from '@/app/i18n/Localised';
import { makeStore } from '@/app/store/makeStore';
import { pageVisited } from '@/features/ui';
import { anonymousIdentity, type Identity, IdentityProvider } from '@/identity';
import type { ApiExtra } from '@/api';
import { ORIGIN, ORIGIN_AFTERWARDS } from './fakeApi';

interface Options {
  /** The page name the store is on. */
  page?: string;
  identity?: Identity;
}

/** What the stores of the running test were made with. */
const stores: ApiExtra[] = [];

/** Timers may outlive a test: what a store asks for then is not a request of the next one. */
afterEach(() => stores.splice(0).forEach((extra) => Object.assign(extra, { origin: ORIGIN_AFTERWARDS })));

/** A store like the app's own, talking to the fake api until the end of the test. */
export const makeTestStore = ({ page = 'home', identity = anonymousIdentity }: Options = {}) => {
  const extra = { identity, origin: ORIGIN };
  stores.push(extra);
  const store = makeStore(extra);
  store.dispatch(pageVisited(page));
  return store;
};

/** Renders with a real store and English messages; returns the store and a user to act with. */
export function renderWithStore(ui: ReactNode, options: Options = {}) {
  const store = makeTestStore(options);
  const view = render(
    <Provider store={store}>
      <IdentityProvider value={options.identity ?? anonymousIdentity}>
        <Localised>{ui}</Localised>
      </IdentityProvider>
    </Provider>,
  );
  return { store, user: userEvent.setup(), ...view };
}
