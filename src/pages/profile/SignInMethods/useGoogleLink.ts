import { useState } from 'react';
import { errorMessageId } from '@/features/auth';
import { identityErrorCode, useIdentity } from '@/identity';

interface LinkState {
  isBusy: boolean;
  /** Message id of the error. */
  errorId: string | null;
  /** Message id of the result. */
  doneId: string | null;
}

const RESTING: LinkState = { isBusy: false, errorId: null, doneId: null };

/** The SDK cannot link by a redirect, unlike a sign-in. */
const NO_WINDOW: ReadonlySet<string> = new Set(['popup-blocked', 'operation-not-supported-in-this-environment']);

const failureId = (code: string): string =>
  NO_WINDOW.has(code) ? 'profile.popupBlocked' : errorMessageId('google', code);

/** Links and unlinks the player's Google account. */
export function useGoogleLink() {
  const identity = useIdentity();
  const [state, setState] = useState(RESTING);

  const run = async (call: () => Promise<void>, doneId: string) => {
    if (state.isBusy) return;
    setState({ ...RESTING, isBusy: true });
    try {
      await call();
      setState({ ...RESTING, doneId });
    } catch (error) {
      setState({ ...RESTING, errorId: failureId(identityErrorCode(error)) });
    }
  };

  return {
    ...state,
    link: () => void run(() => identity.link('google'), 'profile.googleLinked'),
    unlink: () => void run(() => identity.unlink('google'), 'profile.googleUnlinked'),
  };
}
