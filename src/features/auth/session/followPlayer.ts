import { type IdentityUser, identityErrorCode } from '@/identity';
import { listenersAdded } from '@/shared/listenerMiddleware';
import { type AuthState, noticeShown, sessionClosed, sessionLost, signInAwaited } from '../authSlice';
import { errorMessageId } from '../signInErrors';
import { endSession } from './endSession';
import { sessionApi } from './sessionApi';
import { sessionListeners } from './sessionListeners';
import type { AuthThunk } from './types';

/** The service says that nobody is signed in; where nobody was, that is no news. */
const noteNobody = (): AuthThunk<void> => (dispatch, getState) => {
  const { status } = getState().auth;
  if (status === 'signedIn' || status === 'settling') dispatch(sessionLost());
  if (status === 'ending') dispatch(sessionClosed());
};

/** Told of before. Who is being signed out is about to go, whatever the service still says. */
const isKnown = ({ status, player, arriving }: AuthState, { uid, methods }: IdentityUser): boolean =>
  status === 'ending' ||
  arriving?.uid === uid ||
  (status === 'signedIn' && player?.uid === uid && player.methods.join() === methods.join());

/** The service says who is signed in, in this tab or another. */
const noteUser =
  (user: IdentityUser): AuthThunk<void> =>
  (dispatch, getState) => {
    const { auth } = getState();
    const { uid, methods, displayName } = user;
    if (isKnown(auth, user)) return;
    if (((auth.player ?? auth.arriving)?.uid ?? uid) !== uid) dispatch(endSession('replaced'));
    dispatch(signInAwaited({ uid, methods, displayName }));
  };

/** Completes a redirect to Google and back, and says so where it failed. */
const takeRedirect =
  (): AuthThunk =>
  async (dispatch, _getState, { identity }) => {
    try {
      await identity.takeRedirectResult();
    } catch (error) {
      dispatch(noticeShown(errorMessageId('google', identityErrorCode(error))));
    }
  };

/** Waits for the service's first word, and ends a former visit's session where nobody turns out to be signed in. */
const resume =
  (): AuthThunk =>
  async (dispatch, getState, { identity }) => {
    await identity.wake();
    await dispatch(takeRedirect());
    const isAwaited = () => getState().auth.status === 'resuming' && !identity.whoIs();
    if (!isAwaited()) return;
    const { data: reason = 'ended' } = await dispatch(sessionApi.endpoints.askWhyEnded.initiate());
    if (isAwaited()) dispatch(endSession(reason));
  };

/**
 * From here on the store follows the sign-in service: who signs in or out, in this tab or another, and whom the
 * backend refuses. Called once, when the service has loaded.
 */
export const followPlayer =
  (): AuthThunk<void> =>
  (dispatch, _getState, { identity }) => {
    dispatch(listenersAdded(sessionListeners));
    identity.watch((user) => dispatch(user ? noteUser(user) : noteNobody()));
    // Where the service cannot be reached, whoever woke it deals with that.
    dispatch(resume()).catch(() => undefined);
  };
