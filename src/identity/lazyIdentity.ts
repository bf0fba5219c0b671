import { type Identity, IdentityError, type IdentityUser } from './identity';
import { isRedirectPending } from './redirectFlag';

type Listener = (user: IdentityUser | null) => void;

/**
 * An identity that loads when it is first needed. Until then nobody is signed in, and nothing is downloaded.
 * A load that failed is tried again at the next call.
 */
export function lazyIdentity(load: () => Promise<Identity>): Identity {
  const listeners = new Set<Listener>();
  let current: IdentityUser | null = null;
  let awake: Identity | undefined;
  let waking: Promise<Identity> | undefined;

  /** Awake once it has said who is signed in. */
  const rouse = async (): Promise<Identity> => {
    const identity = await load();
    await identity.wake();
    awake = identity;
    return new Promise((resolve) => {
      identity.watch((user) => {
        current = user;
        listeners.forEach((listener) => listener(user));
        resolve(identity);
      });
    });
  };

  const get = () =>
    (waking ??= rouse().catch(() => {
      waking = undefined;
      throw new IdentityError('network-request-failed');
    }));

  return {
    getToken: async (options) => awake?.getToken(options) ?? null,
    watch(listener) {
      const own: Listener = (user) => listener(user);
      listeners.add(own);
      own(current);
      return () => listeners.delete(own);
    },
    wake: async () => void (await get()),
    sendCode: async (...args) => (await get()).sendCode(...args),
    confirmCode: async (code) => (await get()).confirmCode(code),
    forgetCode: () => awake?.forgetCode(),
    signInWithGoogle: async () => (await get()).signInWithGoogle(),
    takeRedirectResult: async () => isRedirectPending() && (await get()).takeRedirectResult(),
    link: async (method) => (await get()).link(method),
    unlink: async (method) => (await get()).unlink(method),
    signOut: async () => awake?.signOut(),
  };
}
