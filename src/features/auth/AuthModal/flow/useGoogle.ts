import { useRef, useState } from 'react';
import { useIdentity } from '@/identity';
import type { AuthFailure } from './authFlow';
import { failureOf } from './failureOf';

interface Options {
  onDone: () => void;
  onFailed: (failure: AuthFailure) => void;
}

/**
 * Signing in with Google. A window that was closed is noticed late, so a further press starts again and what becomes of
 * the former is left alone.
 */
export function useGoogle({ onDone, onFailed }: Options) {
  const identity = useIdentity();
  const [isPending, setIsPending] = useState(false);
  const presses = useRef(0);

  const signIn = async () => {
    presses.current += 1;
    const press = presses.current;
    setIsPending(true);
    try {
      // After 'redirecting' the page goes away: it stays pending until then.
      if ((await identity.signInWithGoogle()) === 'signed-in') onDone();
    } catch (error) {
      if (press !== presses.current) return;
      setIsPending(false);
      onFailed(failureOf('google', error));
    }
  };

  return { isPending, signIn };
}
