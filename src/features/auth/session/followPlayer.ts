import { IdentityError } from '@/identity';
import { noticeShown } from '../authSlice';
import { errorMessageId } from '../signInErrors';
import { endSession } from './endSession';
import { nextTask } from './nextTask';
import { settlePlayer } from './settlePlayer';
import type { AuthThunk } from './types';

/** Completes a redirect to Google and back, and says so where it failed. */
const takeRedirect =
  (): AuthThunk =>
  async (dispatch, _getState, { identity }) => {
    try {
      await identity.takeRedirectResult();
    } catch (error) {
      const code = error instanceof IdentityError ? error.code : '';
      dispatch(noticeShown(errorMessageId('google', code)));
    }
  };

/** Waits for the service's first word, and settles that nobody is signed in where nobody turns out to be. */
const settleFirst =
  (): AuthThunk =>
  async (dispatch, getState, { identity }) => {
    await identity.wake();
    await dispatch(takeRedirect());
    await nextTask();
    const { status, arrivingUid } = getState().auth;
    if (status === 'unknown' && arrivingUid === null) await dispatch(endSession('ended'));
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
