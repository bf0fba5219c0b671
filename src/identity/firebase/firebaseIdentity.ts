import { onIdTokenChanged, signOut } from 'firebase/auth';
import type { Identity } from '../identity';
import { googleSignIn } from './googleSignIn';
import { lostSession } from './lostSession';
import { loadSandboxFrames } from './loadSandboxFrames';
import { makeAuth } from './makeAuth';
import { phoneSignIn } from './phoneSignIn';
import { presence } from './presence';
import { toIdentityUser } from './toIdentityUser';
import { translated } from './toIdentityError';

/** Sign-in by Firebase Auth. The SDK refreshes tokens, informs other tabs and ends sessions. */
export function firebaseIdentity(): Identity {
  const withLostSession = lostSession();
  const auth = makeAuth();
  return {
    ...presence(auth),
    ...withLostSession(auth),
    getToken: ({ isForced = false } = {}) =>
      translated(async () => (await auth.currentUser?.getIdToken(isForced)) ?? null),
    watch: (listener) => onIdTokenChanged(auth, (user) => listener(user && toIdentityUser(user))),
    async wake() {
      if (__SANDBOX__) await loadSandboxFrames();
      await auth.authStateReady();
    },
    ...phoneSignIn(auth),
    proveOwner: (phoneNumber, containerId) =>
      translated(async () => (await import('./phoneProof')).startPhoneProof(phoneNumber, containerId)),
    ...googleSignIn(auth),
    signOut: () => translated(() => signOut(auth)),
  };
}
