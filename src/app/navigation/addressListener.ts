/**
 * Keeps the address bar and the store of one mind. The store is the source of truth: opening a page pushes an
 * address, Back and Forward dispatch the page of theirs. Each history entry remembers how far it was scrolled.
 */
import type { Store } from '@reduxjs/toolkit';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { addressToPage, pageOpened, pageRefined, pageToAddress, pageVisited } from '@/features/ui';
import { rememberScroll, restoreScroll } from './scrollMemory';

const currentAddress = () => window.location.pathname + window.location.search;

function pushPage(page: string) {
  const address = pageToAddress(page);
  if (address !== currentAddress()) {
    rememberScroll();
    window.history.pushState(null, '', address);
  }
  window.scrollTo(0, 0);
}

/** The listener that writes the address; add its middleware to the store. */
export function createAddressListener() {
  const listener = createListenerMiddleware();
  listener.startListening({ actionCreator: pageOpened, effect: ({ payload }) => pushPage(payload) });
  listener.startListening({
    actionCreator: pageRefined,
    effect: ({ payload }) => window.history.replaceState(window.history.state, '', pageToAddress(payload)),
  });
  return listener;
}

/** Opens the page of the present address and follows Back and Forward from then on. Returns how to stop. */
export function followAddress(store: Pick<Store, 'dispatch'>): () => void {
  const visit = () => store.dispatch(pageVisited(addressToPage(window.location)));
  const onPopState = () => {
    visit();
    restoreScroll();
  };
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', rememberScroll);
  visit();
  restoreScroll();
  return () => {
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('pagehide', rememberScroll);
  };
}
