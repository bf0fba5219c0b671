import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { modalOpened, pageOpened, pageRefined, selectModals, selectPage } from '@/features/ui';
import { makeTestStore } from '@/testing/renderWithStore';
import { followAddress } from './addressMirror';

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
