import { useState } from 'react';
import { errorMessageId } from '@/features/auth';
import { IdentityError, useIdentity } from '@/identity';

interface LinkState {
  isBusy: boolean;
  /** Message id of what went wrong. */
  errorId: string | null;
  /** Message id of what was done. */
  doneId: string | null;
}

const RESTING: LinkState = { isBusy: false, errorId: null, doneId: null };

const codeOf = (error: unknown): string => (error instanceof IdentityError ? error.code : 'unknown');

/** Links the player's Google account as a further way in, and takes it away again. */
export function useGoogleLink() {
  const identity = useIdentity();
  const [state, setState] = useState(RESTING);

  const run = async (call: () => Promise<void>, doneId: string) => {
    setState({ ...RESTING, isBusy: true });
    try {
      await call();
      setState({ ...RESTING, doneId });
    } catch (error) {
      setState({ ...RESTING, errorId: errorMessageId('google', codeOf(error)) });
    }
  };

  return {
    ...state,
    link: () => void run(() => identity.link('google'), 'profile.googleLinked'),
    unlink: () => void run(() => identity.unlink('google'), 'profile.googleUnlinked'),
  };
}
