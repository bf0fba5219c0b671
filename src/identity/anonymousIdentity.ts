import { type Identity, IdentityError } from './identity';

const refuse = () => Promise.reject(new IdentityError('operation-not-allowed'));

/** Nobody is signed in or can sign in: for the prerender, and for tests without players. */
export const anonymousIdentity: Identity = {
  whoIs: () => null,
  getToken: () => Promise.resolve(null),
  watch(listener) {
    listener(null);
    return () => undefined;
  },
  wake: () => Promise.resolve(),
  sendCode: refuse,
  confirmCode: refuse,
  proveOwner: refuse,
  forgetCode: () => undefined,
  signInWithGoogle: refuse,
  takeRedirectResult: () => Promise.resolve(false),
  link: refuse,
  unlink: refuse,
  signOut: () => Promise.resolve(),
};
