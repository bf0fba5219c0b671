/** Opening a page pushes an address; Back and Forward dispatch theirs. History entries store their scroll position. */
import type { Middleware, Store } from '@reduxjs/toolkit';
import { addressToPage, pageOpened, pageRefined, pageToAddress, pageVisited } from '@/features/ui';
import { leaveScroll, rememberScroll, rememberScrollSoon, restoreScroll } from './scrollMemory';

/** Back and Forward leave an entry without notice, so its scroll position is stored whenever scrolling ends. */
const LEAVING = { scrollend: rememberScrollSoon, pagehide: rememberScroll };

const currentAddress = () => window.location.pathname + window.location.search;

function pushPage(page: string) {
  const address = pageToAddress(page);
  if (address !== currentAddress()) {
    leaveScroll();
    window.history.pushState(null, '', address);
  }
  window.scrollTo(0, 0);
}

/** Writes the address of each opened page after the store has it. */
export const addressMiddleware: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (pageOpened.match(action)) pushPage(action.payload);
  if (pageRefined.match(action)) window.history.replaceState(window.history.state, '', pageToAddress(action.payload));
  return result;
};

/** Opens the page of the present address, then follows Back and Forward. Returns a stop function. */
export function followAddress(store: Pick<Store, 'dispatch'>): () => void {
  const visit = () => store.dispatch(pageVisited(addressToPage(window.location)));
  const onPopState = () => {
    visit();
    restoreScroll();
  };
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', onPopState);
  Object.entries(LEAVING).forEach(([type, remember]) => window.addEventListener(type, remember));
  visit();
  restoreScroll();
  return () => {
    window.removeEventListener('popstate', onPopState);
    Object.entries(LEAVING).forEach(([type, remember]) => window.removeEventListener(type, remember));
  };
}
