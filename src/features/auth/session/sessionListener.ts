/** What follows from the session's events (docs/architecture.md, The session). It loads with the sign-in service. */
import { createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import { type ApiDispatch, type ApiExtra, playerRequests, sessionRefused } from '@/api';
import { sessionLost, signInAwaited } from '../authSlice';
import { endSession } from './endSession';
import { settle } from './settle';
import { signOutChosen } from './signOutChosen';
import type { AuthEffect, AuthRootState } from './types';

/** After a player's session was lost, requests that are on their way may say why for so long. */
const PATIENCE_MS = 1000;

/** A refusal outranks that the session ended: the service ends what it refuses, and a request that it refused says so. */
const findOutWhy: AuthEffect<typeof sessionLost> = async (_event, listener) => {
  const { dispatch, getState, cancelActiveListeners, delay } = listener;
  cancelActiveListeners();
  await Promise.race([Promise.allSettled(dispatch(playerRequests())), delay(PATIENCE_MS)]);
  if (getState().auth.status === 'lost') dispatch(endSession('ended'));
};

export function sessionListener(extra: ApiExtra): Middleware {
  const { middleware, startListening } = createListenerMiddleware({ extra });
  const listen = startListening.withTypes<AuthRootState, ApiDispatch<AuthRootState>, ApiExtra>();
  listen({ actionCreator: signInAwaited, effect: settle });
  listen({ actionCreator: sessionLost, effect: findOutWhy });
  listen({ actionCreator: sessionRefused, effect: ({ payload }, { dispatch }) => dispatch(endSession(payload)) });
  listen({ actionCreator: signOutChosen, effect: (_event, { dispatch }) => dispatch(endSession('chosen')) });
  return middleware;
}
