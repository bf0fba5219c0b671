/** Reactions to session events (docs/architecture.md, The session). Loaded with the sign-in service. */
import { addListener } from '@reduxjs/toolkit';
import { type ApiDispatch, consentMissed, playerRequests, sessionRefused } from '@/api';
import { modalOpened } from '@/features/ui';
import { accountApi } from '../account/accountApi';
import { sessionLost, signInAwaited, signOutChosen } from '../authSlice';
import { endSession } from './endSession';
import { settle } from './settle';
import type { AuthRootState, AuthThunk } from './authThunk';

/** Open requests may know why a session was lost; this is how long to wait for them, in ms. */
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

const listen = addListener.withTypes<AuthRootState, ApiDispatch<AuthRootState>>();

/** The store starts to listen when these are dispatched. */
export const sessionListeners = [
  listen({ actionCreator: signInAwaited, effect: ({ payload }, { dispatch }) => dispatch(settle(payload)) }),
  listen({ actionCreator: sessionLost, effect: (_, { dispatch }) => dispatch(findOutWhy()) }),
  listen({ actionCreator: sessionRefused, effect: ({ payload }, { dispatch }) => dispatch(endSession(payload)) }),
  listen({ actionCreator: consentMissed, effect: (_, { dispatch }) => dispatch(askConsent()) }),
  listen({ actionCreator: signOutChosen, effect: (_, { dispatch }) => dispatch(endSession('chosen')) }),
];
