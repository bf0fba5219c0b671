import { tryStorage } from '@/shared/tryStorage';
import {
  type Auth,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  browserPopupRedirectResolver as resolver,
  signInWithPopup,
  signInWithRedirect,
  unlink,
} from 'firebase/auth';
import { isRedirectPending, REDIRECT_KEY } from '../lazyIdentity';
import { type Identity, IdentityError } from '../identity';
import { toIdentityError, translated } from './toIdentityError';

/** If storage is refused, Firebase reports it. */
function setRedirectPending(isPending: boolean): void {
  tryStorage('sessionStorage', (storage) => {
    if (isPending) storage.setItem(REDIRECT_KEY, '1');
    else storage.removeItem(REDIRECT_KEY);
  });
}

/** When the browser blocks windows, the whole page goes to Google and returns. */
const NO_POPUP = new Set(['popup-blocked', 'operation-not-supported-in-this-environment']);

const google = () => new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });

const pageGone = () =>
  new Promise<void>((resolve) => window.addEventListener('pagehide', () => resolve(), { once: true }));

const signedInUser = (auth: Auth) => {
  if (!auth.currentUser) throw new IdentityError('no-current-user');
  return auth.currentUser;
};

/** The SDK's promise never settles on success, because the page is left. */
async function leaveForGoogle(auth: Auth): Promise<'redirecting'> {
  setRedirectPending(true);
  try {
    await Promise.race([signInWithRedirect(auth, google(), resolver), pageGone()]);
    return 'redirecting';
  } catch (error) {
    setRedirectPending(false);
    throw error;
  }
}

export const googleSignIn = (
  auth: Auth,
): Pick<Identity, 'signInWithGoogle' | 'takeRedirectResult' | 'link' | 'unlink'> => ({
  signInWithGoogle: () =>
    translated(async () => {
      try {
        await signInWithPopup(auth, google(), resolver);
        return 'signed-in';
      } catch (error) {
        if (!NO_POPUP.has(toIdentityError(error).code)) throw error;
        return leaveForGoogle(auth);
      }
    }),
  takeRedirectResult: () =>
    translated(async () => {
      if (!isRedirectPending()) return false;
      setRedirectPending(false);
      return (await getRedirectResult(auth, resolver)) !== null;
    }),
  link: () =>
    translated(async () => {
      const { user } = await linkWithPopup(signedInUser(auth), google(), resolver);
      await user.getIdToken(true);
    }),
  unlink: () =>
    translated(async () => {
      const user = signedInUser(auth);
      if (user.providerData.length < 2) throw new IdentityError('last-sign-in-method');
      await unlink(user, GoogleAuthProvider.PROVIDER_ID);
      await user.getIdToken(true);
    }),
});
