import { useEffect, useEffectEvent } from 'react';
import { useIdentity } from '@/identity';
import type { AuthFailure } from './authFlow';
import { failureOf } from './failureOf';

interface Options {
  onDone: () => void;
  onFailed: (failure: AuthFailure) => void;
}

/** On opening: wakes the sign-in service, and takes what a redirect to Google brought back. On closing drops the code. */
export function useOpening({ onDone, onFailed }: Options) {
  const identity = useIdentity();
  const done = useEffectEvent(onDone);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    // A service that cannot be had now is tried again by whatever needs it, which then says so.
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
