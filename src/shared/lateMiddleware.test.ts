import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { describe, expect, it } from '@jest/globals';
import { lateMiddleware, middlewareAdded } from './lateMiddleware';

/** A store that counts what reaches its reducer. */
const newStore = () =>
  configureStore({
    reducer: (count = 0, { type }: { type: string }) => (type === 'counted' ? count + 1 : count),
    middleware: (getDefault) => getDefault().prepend(lateMiddleware),
  });

describe('a middleware that comes late', () => {
  it('hears every action from then on, and the store goes on as before', () => {
    const store = newStore();
    const heard: unknown[] = [];
    const listening: Middleware = () => (next) => (action) => {
      heard.push(action);
      return next(action);
    };
    store.dispatch({ type: 'counted' });
    store.dispatch(middlewareAdded(listening));
    store.dispatch({ type: 'counted' });
    expect(heard).toEqual([{ type: 'counted' }]);
    expect(store.getState()).toBe(2);
  });

  it('belongs to the store that it was added to', () => {
    const heard: unknown[] = [];
    const listening: Middleware = () => (next) => (action) => heard.push(next(action));
    newStore().dispatch(middlewareAdded(listening));
    newStore().dispatch({ type: 'counted' });
    expect(heard).toEqual([]);
  });
});
