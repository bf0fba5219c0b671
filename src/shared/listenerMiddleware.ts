import { createAction, type Middleware } from '@reduxjs/toolkit';

/** What a listener dispatches after its event, given the payload. */
export type Listeners = Readonly<Record<string, (payload: never) => unknown>>;

/** Gives the store what follows from events, by their type, in place of what it had. Goes no further. */
export const listenersAdded = createAction<Listeners>('store/listenersAdded');

interface Followed {
  type: string;
  payload: never;
}

/**
 * What follows from events, loaded when it is needed. The toolkit's own listener middleware does more and weighs more: 1.7 kB
 * of everybody's first download, or 2.4 kB of the sign-in as a copy of its own. It comes first in the store, as what follows
 * is nothing that a store may keep.
 */
export const listenerMiddleware: Middleware =
  ({ dispatch }) =>
  (next) => {
    let listeners: Listeners = {};
    return (action) => {
      if (listenersAdded.match(action)) {
        listeners = action.payload;
        return undefined;
      }
      const result = next(action);
      const { type, payload } = action as Followed;
      const follow = listeners[type];
      if (follow) dispatch(follow(payload) as never);
      return result;
    };
  };
