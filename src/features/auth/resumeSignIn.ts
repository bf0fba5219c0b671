import type { Store } from '@reduxjs/toolkit';
import { type Identity, isRedirectPending } from '@/identity';
import { type AuthState, isOver, signInAwaited, signInUnanswered } from './authSlice';

/** Resumes an earlier sign-in, one in another tab, or a Google redirect. Returns a stop function. */
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

/** Stores the code of a friend's link. Its code is loaded only for visitors with such a link. */
export function noteInvitation(): void {
  const { search } = window.location;
  if (!/[?&]ref=/.test(search)) return;
  // If it does not load, the code can still be typed.
  import(/* webpackChunkName: "invite" */ './session/referralCode').then(
    ({ keepCodeOfSearch }) => keepCodeOfSearch(search),
    () => undefined,
  );
}
