/** A fake sign-in service with one player and one code, which fails on request. */
import { type Identity, IdentityError, type IdentityUser } from '@/identity';

export const FAKE_CODE = '123456';

export const FAKE_USER: IdentityUser = {
  uid: 'uid-of-the-player',
  displayName: null,
  phoneNumber: '+254712345678',
  email: null,
  methods: ['phone'],
};

type Call = keyof Identity;

interface Options {
  /** Signed in at the start. */
  user?: IdentityUser | null;
  /** Signs in by the code or by Google. */
  player?: IdentityUser;
  /** There is a redirect result. */
  hasRedirectResult?: boolean;
  /** The result of Google's window. */
  google?: 'signed-in' | 'redirecting';
}

export interface FakeIdentity extends Identity {
  /** The calls, oldest first, with their arguments. */
  readonly calls: readonly { name: Call; args: readonly unknown[] }[];
  /** The next call of this name fails with this code, such as `code-expired`, and this message. */
  failNext(name: Call, code: string, said?: string): void;
  /** A sign-in or sign-out, as from another tab. */
  become(user: IdentityUser | null): void;
  /** The answer of `getToken` for a player; a forced call changes it to `fresh-…`. */
  token: string;
}

export function fakeIdentity({
  user = null,
  player = FAKE_USER,
  hasRedirectResult = false,
  google = 'signed-in',
}: Options = {}): FakeIdentity {
  const listeners = new Set<(user: IdentityUser | null) => void>();
  const failures = new Map<Call, IdentityError[]>();
  const calls: { name: Call; args: readonly unknown[] }[] = [];
  let current: IdentityUser | null = null;
  let ownUid: string | undefined;
  let isAwake = false;
  let isCodeSent = false;
  let isRedirectWaiting = hasRedirectResult;

  const become = (next: IdentityUser | null) => {
    current = next;
    listeners.forEach((listener) => listener(next));
  };
  /** Signed in by a call of this tab. */
  const enter = (next: IdentityUser) => {
    ownUid = next.uid;
    become(next);
  };
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    become(user);
  };
  const note = (name: Call, ...args: unknown[]) => {
    calls.push({ name, args });
    const failure = failures.get(name)?.shift();
    if (failure) throw failure;
    if (name !== 'getToken' && name !== 'signOut') wake();
  };
  const setMethods = (methods: IdentityUser['methods']) => become(current && { ...current, methods });

  const fake: FakeIdentity = {
    calls,
    token: 'token-of-the-player',
    become(next) {
      isAwake = true;
      ownUid = undefined;
      become(next);
    },
    failNext: (name, code, said) =>
      void failures.set(name, [...(failures.get(name) ?? []), new IdentityError(code, said)]),
    whoIs: () => current && { uid: current.uid, isByThisTab: current.uid === ownUid },
    async getToken(options) {
      note('getToken', options);
      if (options?.isForced && current) fake.token = `fresh-${fake.token}`;
      return current && fake.token;
    },
    watch(listener) {
      listeners.add(listener);
      listener(current);
      return () => listeners.delete(listener);
    },
    wake: async () => note('wake'),
    async sendCode(phoneNumber, containerId) {
      note('sendCode', phoneNumber, containerId);
      isCodeSent = true;
    },
    async confirmCode(code) {
      note('confirmCode', code);
      if (!isCodeSent) throw new IdentityError('no-session');
      if (code !== FAKE_CODE) throw new IdentityError('invalid-verification-code');
      enter(player);
    },
    forgetCode() {
      calls.push({ name: 'forgetCode', args: [] });
      isCodeSent = false;
    },
    async proveOwner(phoneNumber, containerId) {
      note('proveOwner', phoneNumber, containerId);
      return async (code) => {
        if (code !== FAKE_CODE) throw new IdentityError('invalid-verification-code');
        return 'token-of-the-owner';
      };
    },
    async signInWithGoogle() {
      note('signInWithGoogle');
      if (google === 'signed-in') enter({ ...player, methods: ['google'] });
      return google;
    },
    async takeRedirectResult() {
      note('takeRedirectResult');
      const isTaken = isRedirectWaiting;
      isRedirectWaiting = false;
      if (isTaken) enter({ ...player, methods: ['google'] });
      return isTaken;
    },
    async link(method) {
      note('link', method);
      setMethods([...(current?.methods ?? []), method]);
    },
    async unlink(method) {
      note('unlink', method);
      setMethods((current?.methods ?? []).filter((other) => other !== method));
    },
    async signOut() {
      note('signOut');
      become(null);
    },
  };
  return fake;
}
