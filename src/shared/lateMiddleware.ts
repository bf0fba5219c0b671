import { createAction, type Middleware } from '@reduxjs/toolkit';

/** Puts a middleware into the store that this is dispatched to; it goes no further. */
export const middlewareAdded = createAction<Middleware>('store/middlewareAdded');

/** Room for the middleware of a part that loads later. It comes first, as a middleware is nothing that a store may keep. */
export const lateMiddleware: Middleware = (store) => (next) => {
  let chain = next;
  return (action) => {
    if (!middlewareAdded.match(action)) return chain(action);
    chain = action.payload(store)(chain) as typeof next;
    return undefined;
  };
};
