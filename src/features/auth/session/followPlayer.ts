import { identityErrorCode } from '@/identity';
import { type AuthState, noticeShown } from '../authSlice';
import { errorMessageId } from '../signInErrors';
import { endSession } from './endSession';
import { nextTask } from './nextTask';
import { settlePlayer } from './settlePlayer';
import type { AuthThunk } from './types';
import { whyEnded } from './whyEnded';

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

/** Nobody is signed in, as far as is known, nor on the way in. */
const isNobodyThere = ({ status, arrivingUid }: AuthState): boolean => status === 'unknown' && arrivingUid === null;

/** Waits for the service's first word, and settles that nobody is signed in where nobody turns out to be. */
const settleFirst =
  (): AuthThunk =>
  async (dispatch, getState, { identity }) => {
    await identity.wake();
    await dispatch(takeRedirect());
    await nextTask();
    if (!isNobodyThere(getState().auth)) return;
    const reason = await dispatch(whyEnded());
    if (isNobodyThere(getState().auth)) await dispatch(endSession(reason));
  };

/**
 * From here on the store follows the sign-in service: who signs in or out, in this tab or another, and whom the
 * backend refuses. Called once, when the service has loaded.
 */
export const followPlayer = (): AuthThunk<void> => (dispatch, _getState, extra) => {
  extra.onRefused = (reason) => void dispatch(endSession(reason));
  extra.identity.watch((user) => void dispatch(settlePlayer(user)));
  // Where the service cannot be reached, whoever woke it deals with that.
  dispatch(settleFirst()).catch(() => undefined);
};
