import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from '@jest/globals';
import { listenerMiddleware, listenersAdded } from './listenerMiddleware';

/** A store that records the actions of its reducer. */
const newStore = () =>
  configureStore({
    reducer: (told: string[] = [], { type }: { type: string }) => (type.startsWith('@@') ? told : [...told, type]),
    middleware: (getDefault) => getDefault().prepend(listenerMiddleware),
  });

const echo = listenersAdded({ asked: (what: string) => ({ type: `${what} answered` }) });

describe('a listener for the actions of a store', () => {
  it('runs after the store has handled an action, with its payload', () => {
    const store = newStore();
    store.dispatch(echo);
    store.dispatch({ type: 'asked', payload: 'price' });
    expect(store.getState()).toEqual(['asked', 'price answered']);
  });

  it('can be a thunk', () => {
    const store = newStore();
    const seen: string[][] = [];
    store.dispatch(listenersAdded({ asked: () => (_: unknown, getState: () => string[]) => seen.push(getState()) }));
    store.dispatch({ type: 'asked' });
    expect(seen).toEqual([['asked']]);
  });

  it('stays when others are added', () => {
    const store = newStore();
    store.dispatch(echo);
    store.dispatch(listenersAdded({ told: () => ({ type: 'heard' }) }));
    store.dispatch({ type: 'asked', payload: 'price' });
    store.dispatch({ type: 'told' });
    expect(store.getState()).toEqual(['asked', 'price answered', 'told', 'heard']);
  });

  it('does not run for other actions, earlier actions, or another store', () => {
    const store = newStore();
    store.dispatch({ type: 'asked', payload: 'price' });
    store.dispatch(echo);
    store.dispatch({ type: 'told' });
    const other = newStore();
    other.dispatch({ type: 'asked', payload: 'price' });
    expect([store.getState(), other.getState()]).toEqual([['asked', 'told'], ['asked']]);
  });
});
