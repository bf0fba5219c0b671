import { useRef, useState } from 'react';
import { useIdentity } from '@/identity';
import type { AuthFailure } from './authFlow';
import { failureOf } from './failureOf';

interface Options {
  onDone: () => void;
  onFailed: (failure: AuthFailure) => void;
}

/** A closed Google window is noticed late, so another press starts again and the first result is ignored. */
export function useGoogle({ onDone, onFailed }: Options) {
  const identity = useIdentity();
  const [isPending, setIsPending] = useState(false);
  const presses = useRef(0);

  const signIn = async () => {
    presses.current += 1;
    const press = presses.current;
    setIsPending(true);
    try {
      // After 'redirecting' it stays pending until the page is left.
      if ((await identity.signInWithGoogle()) === 'signed-in') onDone();
    } catch (error) {
      if (press !== presses.current) return;
      setIsPending(false);
      onFailed(failureOf('google', error));
    }
  };

  return { isPending, signIn };
}
