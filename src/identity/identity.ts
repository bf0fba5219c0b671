/**
 * The seam to whoever signs players in (Firebase Auth; a stand-in in tests). Nothing of the SDK crosses it: the store
 * sees only `IdentityUser`, and failures are `IdentityError`s with the SDK's code without its `auth/` prefix.
 */

export interface IdentityUser {
  uid: string;
  displayName: string | null;
  phoneNumber: string | null;
  email: string | null;
  /** Sign-in methods linked to the account. */
  methods: ('phone' | 'google')[];
}

/**
 * A failed call. `code` is such as `invalid-phone-number`, `code-expired`, `popup-blocked`, `network-request-failed`.
 * `said` is the service's own sentence, fit to be shown; often there is none.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;
  readonly said: string | undefined;

  constructor(code: string, said?: string) {
    super(said ?? code);
    this.code = code;
    this.said = said;
  }
}

/** Who is signed in now. */
export interface PresentPlayer {
  uid: string;
  /** By a call of this tab: neither another tab's doing, nor kept from a former visit. */
  isByThisTab: boolean;
}

export interface Identity {
  /** Answers at once and does not load the SDK: before `wake` nobody is there. */
  whoIs(): PresentPlayer | null;
  /** The signed-in player's bearer token, refreshed when due; `null` for a visitor. */
  getToken(options?: { isForced?: boolean }): Promise<string | null>;
  /**
   * Tells who is signed in, now and on every change, in this tab or another. Returns what ends it.
   * Does not load the SDK: before `wake` the answer is that nobody is.
   */
  watch(listener: (user: IdentityUser | null) => void): () => void;
  /** After `wake`, the token of a session of a former visit that the service refused; the backend can say why. */
  lostToken(): string | null;
  /** Loads the SDK: when the auth modal opens, when this browser was signed in before, when a redirect result waits. */
  wake(): Promise<void>;
  /** Sends a code by SMS. `containerId` is the element of the invisible bot check. @throws IdentityError */
  sendCode(phoneNumber: string, containerId: string): Promise<void>;
  /** Confirms the code of the last `sendCode`. @throws IdentityError, `no-session` when none was sent */
  confirmCode(code: string): Promise<void>;
  /** Forgets the pending code session and resets the bot check. */
  forgetCode(): void;
  /** Popup with account selection; falls back to a redirect when it is blocked. @throws IdentityError */
  signInWithGoogle(): Promise<'signed-in' | 'redirecting'>;
  /** Whether a redirect result waited; completes it. @throws IdentityError */
  takeRedirectResult(): Promise<boolean>;
  /** @throws IdentityError */
  link(method: 'google'): Promise<void>;
  /** @throws IdentityError */
  unlink(method: 'google'): Promise<void>;
  signOut(): Promise<void>;
}
