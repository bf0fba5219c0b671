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

/** Counts the tests: timers may outlive one, and what its store asks for then is not a request of the next. */
let present = 0;
afterEach(() => {
  present += 1;
});

const extraOf = (identity: Identity, test = present): ApiExtra => ({
  identity,
  vault: new Map(),
  get origin() {
    return test === present ? ORIGIN : ORIGIN_AFTERWARDS;
  },
});

/** A store like the app's own, talking to the fake api until the end of the test. */
export const makeTestStore = ({ page = 'home', identity = anonymousIdentity }: Options = {}) => {
  const store = makeStore(extraOf(identity));
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
