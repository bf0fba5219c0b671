import type { Store } from '@reduxjs/toolkit';
import { type Identity, isRedirectPending } from '@/identity';
import { type AuthState, isOver, signInAwaited, signInUnanswered } from './authSlice';

/**
 * Loads the sign-in service after an earlier sign-in, one in another tab, or a Google redirect. Returns a stop
 * function.
 */
export function resumeSignIn(
  { dispatch, getState, subscribe }: Store<{ auth: AuthState }>,
  identity: Identity,
): () => void {
  const wake = () => void identity.wake().catch(() => dispatch(signInUnanswered()));
  let { wasSignedIn } = getState().auth;
  const stop = subscribe(() => {
    const { auth } = getState();
    if (auth.wasSignedIn && !wasSignedIn && isOver(auth)) wake();
    ({ wasSignedIn } = auth);
  });
  if (wasSignedIn || isRedirectPending()) {
    dispatch(signInAwaited(null));
    wake();
  }
  return stop;
}
