import { useEffect, useEffectEvent } from 'react';
import { useIdentity } from '@/identity';
import type { AuthFailure } from './authFlow';
import { failureOf } from './failureOf';

interface Options {
  onDone: () => void;
  onFailed: (failure: AuthFailure) => void;
}

/** On opening: loads the sign-in service and reads the result of a Google redirect. On closing: drops the code. */
export function useOpening({ onDone, onFailed }: Options) {
  const identity = useIdentity();
  const done = useEffectEvent(onDone);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    // A failed load is repeated by the next call, which shows the error.
    const awake = identity.wake().catch(() => undefined);
    void awake
      .then(() => identity.takeRedirectResult())
      .then(
        (isTaken) => isTaken && done(),
        (error: unknown) => failed(failureOf('google', error)),
      );
    return () => identity.forgetCode();
  }, [identity]);
}
