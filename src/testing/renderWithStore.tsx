import { afterEach } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Localised } from '@/app/Localised';
import { makeStore } from '@/app/store/makeStore';
import { type ModalId, modalOpened, type ModalProps, pageVisited } from '@/features/ui';
import { anonymousIdentity, type Identity, IdentityProvider } from '@/identity';
import type { ApiExtra } from '@/api';
import { ORIGIN, ORIGIN_AFTERWARDS } from './fakeApi';

export interface Options {
  /** The page name of the store. */
  page?: string;
  identity?: Identity;
  /** The modal that is rendered: its steps are in the store. */
  modal?: { [Id in ModalId]: [id: Id, props: ModalProps[Id]] }[ModalId];
}

/** Counts the tests, because timers may outlive one and its late requests are not of the next test. */
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

/** A store like the app's, with the fake API until the end of the test. */
export const makeTestStore = ({ page = 'home', identity = anonymousIdentity, modal }: Options = {}) => {
  const store = makeStore(extraOf(identity));
  store.dispatch(pageVisited(page));
  if (modal) store.dispatch(modalOpened(modal[0], modal[1]));
  return store;
};

/** Renders with a real store and English messages; returns the store and a user. */
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
