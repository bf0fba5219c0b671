/** What follows from the session's events (docs/architecture.md, The session). It loads with the sign-in service. */
import { playerRequests, sessionRefused } from '@/api';
import { sessionLost, signInAwaited } from '../authSlice';
import { endSession } from './endSession';
import { settle } from './settle';
import { signOutChosen } from './signOutChosen';
import type { AuthThunk } from './types';

/** After a player's session was lost, requests that are on their way may say why for so long. */
const PATIENCE_MS = 1000;

/** A refusal outranks that the session ended: the service ends what it refuses, and a request that it refused says so. */
const findOutWhy = (): AuthThunk => async (dispatch, getState) => {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(dispatch(playerRequests())), patience]);
  if (getState().auth.status === 'lost') dispatch(endSession('ended'));
};

interface Event<TPayload> {
  (...args: never[]): { payload: TPayload };
  type: string;
}

const on = <TPayload>({ type }: Event<TPayload>, follow: (payload: TPayload) => AuthThunk<unknown>) => ({
  [type]: follow,
});

export const sessionListeners = {
  ...on(signInAwaited, settle),
  ...on(sessionLost, findOutWhy),
  ...on(sessionRefused, endSession),
  ...on(signOutChosen, () => endSession('chosen')),
};
