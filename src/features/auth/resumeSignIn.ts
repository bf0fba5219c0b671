import type { Store } from '@reduxjs/toolkit';
import { type Identity, isRedirectPending } from '@/identity';
import { type AuthState, signInAwaited, signInUnanswered } from './authSlice';

/** Storage key of the hint, watched so that a sign-in in one tab shows in the others. */
export const AUTH_KEY = 'karata/auth';
const SIGNED_IN = '"wasSignedIn":"true"';

/**
 * Loads the sign-in service after an earlier sign-in, one in another tab, or a Google redirect. Returns a stop
 * function.
 */
export function resumeSignIn({ dispatch, getState }: Store<{ auth: AuthState }>, identity: Identity): () => void {
  const wake = () => void identity.wake().catch(() => dispatch(signInUnanswered()));
  const wakeWithOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === `persist:${AUTH_KEY}` && newValue?.includes(SIGNED_IN)) wake();
  };
  window.addEventListener('storage', wakeWithOtherTab);
  if (getState().auth.wasSignedIn || isRedirectPending()) {
    dispatch(signInAwaited(null));
    wake();
  }
  return () => window.removeEventListener('storage', wakeWithOtherTab);
}
