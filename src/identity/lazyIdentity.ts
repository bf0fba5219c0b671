import { tryStorage } from '@/shared/tryStorage';
import { type Identity, IdentityError, type IdentityUser } from './identity';

/** Remembers in this tab that the player left for Google, so that the return is known without the SDK. */
export const REDIRECT_KEY = 'karata/redirect';

/** When storage is blocked, Firebase cannot return from a redirect either. */
export const isRedirectPending = (): boolean =>
  !!tryStorage('sessionStorage', (storage) => storage.getItem(REDIRECT_KEY) !== null);

type Listener = (user: IdentityUser | null) => void;

type Call = 'sendCode' | 'proveOwner' | 'confirmCode' | 'signInWithGoogle' | 'link' | 'unlink';

/** Loads the service when it is first needed; until then nobody is signed in. A failed load is tried again later. */
export function lazyIdentity(load: () => Promise<Identity>): Identity {
  const listeners = new Set<Listener>();
  let current: IdentityUser | null = null;
  let awake: Identity | undefined;
  let loading: Promise<Identity> | undefined;
  let waking: Promise<Identity> | undefined;

  /** Once, because loading also registers the followers of the service. */
  const loadOnce = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  /** Ready when it has named the player. */
  const wakeUp = async (): Promise<Identity> => {
    const identity = await loadOnce();
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
    (waking ??= wakeUp().catch(() => {
      waking = undefined;
      throw new IdentityError('network-request-failed');
    }));

  const forward =
    <TName extends Call>(name: TName) =>
    async (...args: Parameters<Identity[TName]>) =>
      ((await get())[name] as (...args: unknown[]) => never)(...args);

  return {
    whoIs: () => awake?.whoIs() ?? null,
    getToken: async (options) => awake?.getToken(options) ?? null,
    watch(listener) {
      listeners.add(listener);
      listener(current);
      return () => listeners.delete(listener);
    },
    wake: async () => void (await get()),
    forgetCode: () => awake?.forgetCode(),
    takeRedirectResult: async () => isRedirectPending() && (await get()).takeRedirectResult(),
    sendCode: forward('sendCode'),
    confirmCode: forward('confirmCode'),
    proveOwner: forward('proveOwner'),
    signInWithGoogle: forward('signInWithGoogle'),
    link: forward('link'),
    unlink: forward('unlink'),
    signOut: async () => awake?.signOut(),
  };
}
