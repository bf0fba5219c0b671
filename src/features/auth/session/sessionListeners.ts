/** Reactions to session events (docs/architecture.md, The session). Loaded with the sign-in service. */
import { consentMissed, playerRequests, sessionRefused } from '@/api';
import { modalOpened } from '@/features/ui';
import { accountApi } from '../account/accountApi';
import { sessionLost, signInAwaited } from '../authSlice';
import { endSession } from './endSession';
import { settle } from './settle';
import { signOutChosen } from './signOutChosen';
import type { AuthThunk } from './types';

/** How long to wait for open requests that may know why a session was lost, ms. */
const PATIENCE_MS = 1000;

/** A refusal is a better reason than "ended": the service ends what it refuses, and a refused request says so. */
const findOutWhy = (): AuthThunk => async (dispatch, getState) => {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(dispatch(playerRequests())), patience]);
  if (getState().auth.status === 'lost') dispatch(endSession('ended'));
};

/** Above what was open. The profile is read first: with a confirmed one the step would close at once. */
const askConsent = (): AuthThunk => async (dispatch, getState) => {
  await dispatch(accountApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const { auth, ui } = getState();
  const isOpen = ui.modals.some(({ id }) => id === 'consent');
  if (auth.status === 'signedIn' && !isOpen) dispatch(modalOpened('consent', {}));
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
  ...on(consentMissed, askConsent),
  ...on(signOutChosen, () => endSession('chosen')),
};
