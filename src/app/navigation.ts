import type { Middleware, Store } from '@reduxjs/toolkit';
import { closeLayersAbove, followLayers, pushAddress } from '@/shared/layers';
import { onEvents } from '@/shared/onEvents';
import {
  addressToPage,
  modalOpened,
  type ModalProps,
  pageOpened,
  pageRefined,
  pageToAddress,
  pageVisited,
  selectModals,
  selectPage,
  type UiState,
} from '@/features/ui';

/** The scroll position of each history entry, stored in the entry so that it survives a reload. */

/** How long a loading page may take to become tall enough; long for slow networks. */
const PATIENCE_MS = 30_000;

const entryState = () => (window.history.state ?? {}) as { scrollY?: number; game?: ModalProps['gamePlayer'] };

/** The target of a running restore. */
let wantedY: number | undefined;
/** Counts restores, so that an ended one stops. */
let way = 0;

/** A wheel ends a scroll with each notch, and browsers refuse a page that writes its history a hundred times in 30 s. */
const REST_MS = 100;
let resting: number | undefined;

/** Stores the scroll position, or the target of a running restore. A needless write would delay the answer to a press. */
export function rememberScroll(): void {
  window.clearTimeout(resting);
  const scrollY = wantedY ?? window.scrollY;
  const entry = entryState();
  if ((entry.scrollY ?? 0) !== scrollY) window.history.replaceState({ ...entry, scrollY }, '');
}

/** The same, once scrolling has ended for a moment. */
export function rememberScrollSoon(): void {
  window.clearTimeout(resting);
  resting = window.setTimeout(rememberScroll, REST_MS);
}

const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click'] as const;

/** Stops listening for what ends a restore. */
let stopListening = (): void => undefined;

function endRestoring(): void {
  wantedY = undefined;
  way += 1;
  stopListening();
}

/** Scrolls to the stored position when the page is tall enough; a scroll by the player stops this. */
export function restoreScroll(): void {
  endRestoring();
  const ownWay = way;
  const { scrollY = 0 } = entryState();
  const giveUpAt = performance.now() + PATIENCE_MS;
  wantedY = scrollY;
  stopListening = onEvents(window, TAKEN_OVER, endRestoring, { passive: true });
  const step = () => {
    if (way !== ownWay) return;
    window.scrollTo(0, scrollY);
    const hasArrived = Math.abs(window.scrollY - scrollY) < 1;
    if (hasArrived || performance.now() >= giveUpAt) endRestoring();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function pushPage(page: string) {
  const address = pageToAddress(page);
  if (address !== window.location.pathname + window.location.search) {
    rememberScroll();
    endRestoring();
    pushAddress(address);
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

type UiStore = Pick<Store<{ ui: UiState }>, 'dispatch' | 'getState'>;

/** Opens the page of the present address, and the game that was open over it before a reload; then follows Back and Forward. */
export function followAddress({ dispatch, getState }: UiStore): () => void {
  const openGame = () => selectModals(getState()).find(({ id }) => id === 'gamePlayer')?.props;
  const visit = () => {
    dispatch(pageVisited(addressToPage(window.location)));
    restoreScroll();
    followLayers({ ofPage: () => ({ scrollY: wantedY ?? window.scrollY }), ofLayers: () => ({ game: openGame() }) });
  };
  const travel = () => {
    if (addressToPage(window.location) !== selectPage(getState())) visit();
    else if (!closeLayersAbove()) restoreScroll();
  };
  window.history.scrollRestoration = 'manual';
  const stops = [
    onEvents(window, ['popstate'], travel),
    // Back and Forward leave an entry without notice, so its scroll position is stored whenever scrolling ends.
    onEvents(window, ['scrollend'], rememberScrollSoon),
    onEvents(window, ['pagehide'], rememberScroll),
  ];
  visit();
  const { game } = entryState();
  if (game) dispatch(modalOpened('gamePlayer', game));
  return () => stops.forEach((stop) => stop());
}
