import { type IdentityUser, identityErrorCode } from '@/identity';
import { type AuthState, noticeShown, sessionClosed, sessionLost, signInAwaited } from '../authSlice';
import { errorMessageId } from '../signInErrors';
import { endSession } from './endSession';
import { sessionListeners } from './sessionListeners';
import type { AuthThunk } from './authThunk';

/** The service has no player; nothing to do when nobody was signed in. */
const noteNobody = (): AuthThunk<void> => (dispatch, getState) => {
  const { status } = getState().auth;
  if (status === 'signedIn' || status === 'settling') dispatch(sessionLost());
  if (status === 'ending') dispatch(sessionClosed());
};

/** True when this player is known already. A player who is signing out is ignored. */
const isKnown = ({ status, player, arriving }: AuthState, { uid, methods }: IdentityUser): boolean =>
  status === 'ending' ||
  arriving?.uid === uid ||
  (status === 'signedIn' && player?.uid === uid && player.methods.join() === methods.join());

const noteUser =
  (user: IdentityUser): AuthThunk<void> =>
  (dispatch, getState) => {
    const { auth } = getState();
    const { uid, methods, displayName } = user;
    if (isKnown(auth, user)) return;
    if (((auth.player ?? auth.arriving)?.uid ?? uid) !== uid) dispatch(endSession('replaced'));
    dispatch(signInAwaited({ uid, methods, displayName }));
  };

/** Completes a redirect to Google, and shows its error. */
const takeRedirect =
  (): AuthThunk =>
  async (dispatch, _getState, { identity }) => {
    try {
      await identity.takeRedirectResult();
    } catch (error) {
      dispatch(noticeShown(errorMessageId('google', identityErrorCode(error))));
    }
  };

/** Ends an earlier session when nobody is signed in. The next sign-in tells why the service dropped it. */
const resume =
  (): AuthThunk =>
  async (dispatch, getState, { identity }) => {
    await identity.wake();
    await dispatch(takeRedirect());
    if (getState().auth.status === 'resuming' && !identity.whoIs()) dispatch(endSession('ended'));
  };

/** The store follows the sign-in service from here on, and refusals of the backend. Called once after loading. */
export const followPlayer =
  (): AuthThunk<void> =>
  (dispatch, _getState, { identity }) => {
    sessionListeners.forEach((listener) => dispatch(listener));
    identity.watch((user) => dispatch(user ? noteUser(user) : noteNobody()));
    // The caller that loaded the service handles its failure.
    dispatch(resume()).catch(() => undefined);
  };
