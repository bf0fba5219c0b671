/** Replaces Firebase Auth: one service for a test file, which `@/testing/fakeFirebase` reaches and resets. */
interface FakeUser {
  uid: string;
  displayName: string | null;
  phoneNumber: string | null;
  email: string | null;
  providerData: { providerId: string }[];
  getIdToken: (isForced?: boolean) => Promise<string>;
}

type Listener = (user: FakeUser | null) => void;

export const FAKE_SMS_CODE = '123456';

/** The error looks like one that the SDK throws. */
const failure = (code: string) =>
  Object.assign(new Error(`Firebase: of +254712345678 (auth/${code}).`), { code: `auth/${code}` });

const fresh = () => ({
  currentUser: null as FakeUser | null,
  languageCode: null as string | null,
  settings: { appVerificationDisabledForTesting: false },
  /** The connected emulator. */
  emulator: null as string | null,
  /** Elements with a bot check now. */
  botChecks: 0,
  /** The next call of this name fails with this code, such as `popup-blocked`. */
  failures: new Map<string, string>(),
  /** Calls of the SDK, oldest first, with what tests check. */
  calls: [] as [name: string, ...seen: unknown[]][],
  /** The user after a redirect. */
  redirected: null as FakeUser | null,
  before: new Set<Listener>(),
  after: new Set<Listener>(),
});

export let fakeAuth = fresh();
export const resetFakeAuth = (): void => {
  fakeAuth = fresh();
};

export const fakeUser = (providerIds: string[] = ['phone'], uid = 'u1'): FakeUser => ({
  uid,
  displayName: null,
  phoneNumber: '+254712345678',
  email: null,
  providerData: providerIds.map((providerId) => ({ providerId })),
  getIdToken: (isForced) => Promise.resolve(isForced ? 'fresh-token' : 'token'),
});

/** Records the call, and fails if a test said so. */
function call(name: string, ...seen: unknown[]): void {
  fakeAuth.calls.push([name, ...seen]);
  const code = fakeAuth.failures.get(name);
  fakeAuth.failures.delete(name);
  if (code) throw failure(code);
}

/** A sign-in of this tab; one of another tab calls only the listeners of `after`. */
function enter(user: FakeUser | null): void {
  fakeAuth.before.forEach((listener) => listener(user));
  become(user);
}

export function become(user: FakeUser | null): void {
  fakeAuth.currentUser = user;
  fakeAuth.after.forEach((listener) => listener(user));
}

const listen = (listeners: Set<Listener>, listener: Listener) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const browserLocalPersistence = { type: 'LOCAL' };
export const browserPopupRedirectResolver = { type: 'POPUP' };
export const initializeAuth = (_app: object, { persistence }: { persistence: object }) =>
  Object.assign(fakeAuth, { persistence, authStateReady: () => Promise.resolve() });
export const connectAuthEmulator = (_auth: object, url: string): void => void (fakeAuth.emulator = url);
export const beforeAuthStateChanged = (_auth: object, listener: Listener) => listen(fakeAuth.before, listener);
export const onIdTokenChanged = (_auth: object, listener: Listener) => {
  listener(fakeAuth.currentUser);
  return listen(fakeAuth.after, listener);
};

export class RecaptchaVerifier {
  async render(): Promise<void> {
    fakeAuth.botChecks += 1;
    call('render');
  }

  clear(): void {
    fakeAuth.botChecks -= 1;
  }
}

export async function signInWithPhoneNumber(_auth: object, phoneNumber: string) {
  call('signInWithPhoneNumber', phoneNumber);
  return {
    async confirm(code: string) {
      call('confirm');
      if (code !== FAKE_SMS_CODE) throw failure('invalid-verification-code');
      enter(fakeUser());
    },
  };
}

export class GoogleAuthProvider {
  static readonly PROVIDER_ID = 'google.com';
  parameters: object = {};

  setCustomParameters(parameters: object): this {
    this.parameters = parameters;
    return this;
  }
}

export async function signInWithPopup(_auth: object, { parameters }: GoogleAuthProvider) {
  call('signInWithPopup', parameters);
  enter(fakeUser(['google.com']));
}

/** Settles only on failure, because the page is left. */
export async function signInWithRedirect() {
  call('signInWithRedirect');
  return new Promise(() => undefined);
}

export async function getRedirectResult() {
  call('getRedirectResult');
  if (fakeAuth.redirected) enter(fakeAuth.redirected);
  return fakeAuth.redirected && { user: fakeAuth.redirected };
}

export async function linkWithPopup(user: FakeUser) {
  call('linkWithPopup');
  user.providerData.push({ providerId: GoogleAuthProvider.PROVIDER_ID });
  return { user };
}

export async function unlink(user: FakeUser, providerId: string) {
  call('unlink', providerId);
  user.providerData = user.providerData.filter((provider) => provider.providerId !== providerId);
  return user;
}

export async function signOut() {
  call('signOut');
  enter(null);
}
