import { type Auth, beforeAuthStateChanged, onIdTokenChanged, signOut, type User } from 'firebase/auth';
import type { Identity, IdentityUser } from '../identity';
import { makeAuth } from './firebaseApp';
import { googleSignIn } from './googleSignIn';
import { phoneSignIn } from './phoneSignIn';
import { translated } from './toIdentityError';

const ADDRESS = '/emulator/auth/gapi.js';

/** Loads the sandbox's stand-in for Google's frame library before the SDK loads the real one. May be repeated. */
const loadSandboxFrames = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${ADDRESS} does not load`));
    document.head.append(script);
  });

/** Knows whether the sign-in was made in this tab: the SDK announces only its own changes of player. */
function presence(auth: Auth): Pick<Identity, 'whoIs'> {
  let ownUid: string | undefined;
  beforeAuthStateChanged(auth, (user) => {
    ownUid = user?.uid;
  });
  onIdTokenChanged(auth, (user) => {
    if (!user) ownUid = undefined;
  });
  return {
    whoIs() {
      const { currentUser } = auth;
      return currentUser && { uid: currentUser.uid, isByThisTab: currentUser.uid === ownUid };
    },
  };
}

const METHODS: Readonly<Record<string, IdentityUser['methods'][number]>> = { phone: 'phone', 'google.com': 'google' };

type KnownUser = Pick<User, 'uid' | 'displayName' | 'phoneNumber' | 'email' | 'providerData'>;

export const toIdentityUser = ({ uid, displayName, phoneNumber, email, providerData }: KnownUser): IdentityUser => ({
  uid,
  displayName,
  phoneNumber,
  email,
  methods: providerData.flatMap(({ providerId }) => METHODS[providerId] ?? []),
});

/** Sign-in by Firebase Auth. The SDK refreshes tokens, informs other tabs and ends sessions. */
export function firebaseIdentity(): Identity {
  const auth = makeAuth();
  return {
    ...presence(auth),
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
