import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { modalOpened, pageOpened, pageRefined, selectModals, selectPage } from '@/features/ui';
import { makeTestStore } from '@/testing/renderWithStore';
import { followAddress, rememberScroll, rememberScrollSoon, restoreScroll } from './navigation';

const address = () => window.location.pathname + window.location.search;

describe('the address of the browser', () => {
  let store: ReturnType<typeof makeTestStore>;
  let stop: () => void;

  const followFrom = (start: string) => {
    window.history.replaceState(null, '', start);
    store = makeTestStore();
    stop = followAddress(store);
  };

  beforeEach(() => followFrom('/'));
  afterEach(() => stop());

  it('opens its page at the start', () => {
    stop();
    followFrom('/all-games?type=top');
    expect(selectPage(store.getState())).toBe('all-games?type=top');
  });

  it('changes with each opened page', () => {
    store.dispatch(pageOpened('all-games?type=new'));
    expect(address()).toBe('/all-games?type=new');
    store.dispatch(pageOpened('home'));
    expect(address()).toBe('/');
  });

  it('is replaced when only the parameters of a page change', () => {
    store.dispatch(pageOpened('all-games'));
    const entries = window.history.length;
    store.dispatch(pageRefined('all-games?type=top'));
    expect(address()).toBe('/all-games?type=top');
    expect(window.history.length).toBe(entries);
  });

  it('gets no second history entry for the page that is already open', () => {
    store.dispatch(pageOpened('bonus'));
    const entries = window.history.length;
    store.dispatch(pageOpened('bonus'));
    expect(window.history.length).toBe(entries);
  });

  it('goes back to the last page and closes open modals', async () => {
    store.dispatch(pageOpened('bonus'));
    store.dispatch(modalOpened('auth', { tab: 'login' }));
    window.history.back();
    await waitFor(() => expect(selectPage(store.getState())).toBe('home'));
    expect(selectModals(store.getState())).toEqual([]);
    window.history.forward();
    await waitFor(() => expect(selectPage(store.getState())).toBe('bonus'));
  });
});

let tallest = 0;

const leftAt = (scrollY: number) => window.history.replaceState({ scrollY }, '');
const kept = () => (window.history.state as { scrollY: number }).scrollY;

function growTo(height: number) {
  tallest = height;
  jest.advanceTimersByTime(100);
}

describe('the scroll position', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    tallest = 0;
    jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
      Object.defineProperty(window, 'scrollY', { value: Math.min(y, tallest), configurable: true });
    }) as typeof window.scrollTo);
  });
  afterEach(() => {
    jest.advanceTimersByTime(30_000);
    jest.useRealTimers();
  });

  it('is restored on a page whose content loads late', () => {
    leftAt(5_000);
    restoreScroll();
    growTo(300);
    expect(window.scrollY).toBe(300);
    jest.advanceTimersByTime(15_000);
    growTo(9_000);
    expect(window.scrollY).toBe(5_000);
  });

  it.each([
    ['is restored to the pixel on a page that was nearly tall enough', 4_999, 5_000],
    ['has arrived at the nearest dot of the screen', 4_999.4, 4_999.4],
  ])('%s', (_what, first, last) => {
    leftAt(5_000);
    restoreScroll();
    growTo(first);
    growTo(9_000);
    expect(window.scrollY).toBe(last);
  });

  it('is kept for a page that is left before it is restored', () => {
    leftAt(5_000);
    restoreScroll();
    growTo(300);
    rememberScroll();
    expect(kept()).toBe(5_000);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown', 'click'])('is left to the player after %s', (type) => {
    leftAt(5_000);
    restoreScroll();
    growTo(300);
    window.dispatchEvent(new Event(type));
    growTo(9_000);
    expect(window.scrollY).toBe(300);
    rememberScroll();
    expect(kept()).toBe(300);
  });

  it('is no longer restored when the next page opens', () => {
    leftAt(5_000);
    restoreScroll();
    leftAt(40);
    restoreScroll();
    growTo(9_000);
    expect(window.scrollY).toBe(40);
  });

  it('is not written again when it is there already', () => {
    leftAt(window.scrollY);
    const write = jest.spyOn(window.history, 'replaceState');
    rememberScroll();
    expect(write).not.toHaveBeenCalled();
  });

  it('is written once for many scrolls in a row', () => {
    const write = jest.spyOn(window.history, 'replaceState');
    for (let scroll = 0; scroll < 100; scroll += 1) rememberScrollSoon();
    expect(write).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(write).toHaveBeenCalledTimes(1);
  });
});
