/** The interface to the sign-in service (Firebase Auth; a fake in tests): no type or error of the SDK passes it. */
import { createAction } from '@reduxjs/toolkit';

export interface IdentityUser {
  uid: string;
  displayName: string | null;
  phoneNumber: string | null;
  email: string | null;
  methods: ('phone' | 'google')[];
}

/** `code` is such as `code-expired` or `popup-blocked`. `said`: the service's own message, if it may be shown. */
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

/** Gives the token of the phone's owner for the code. @throws IdentityError */
export type ConfirmOwner = (code: string) => Promise<string>;

export interface Identity {
  /** Answers at once, without the SDK: nobody before `wake`. `isByThisTab`: not by another tab or on an earlier visit. */
  whoIs(): { uid: string; isByThisTab: boolean } | null;
  /** The bearer token of the player, refreshed when needed; `null` for a visitor. */
  getToken(options?: { isForced?: boolean }): Promise<string | null>;
  /** Reports the player now and on every change, in any tab; nobody before `wake`. Returns a stop function. */
  watch(listener: (user: IdentityUser | null) => void): () => void;
  /** Loads the SDK: for the auth modal, after an earlier sign-in, or for a redirect result. */
  wake(): Promise<void>;
  /** Sends a code by SMS. `containerId`: the element of the invisible bot check. @throws IdentityError */
  sendCode(phoneNumber: string, containerId: string): Promise<void>;
  /** Confirms the code of the last `sendCode`. @throws IdentityError, `no-session` when none was sent */
  confirmCode(code: string): Promise<void>;
  /** Drops the open code session and resets the bot check. */
  forgetCode(): void;
  /** Sends a code to a phone of another sign-in, which this does not touch. @throws IdentityError */
  proveOwner(phoneNumber: string, containerId: string): Promise<ConfirmOwner>;
  /** A popup with account selection; a redirect when it is blocked. @throws IdentityError */
  signInWithGoogle(): Promise<'signed-in' | 'redirecting'>;
  /** Completes a redirect; false when there is none. @throws IdentityError */
  takeRedirectResult(): Promise<boolean>;
  /** @throws IdentityError */
  link(method: 'google'): Promise<void>;
  /** @throws IdentityError */
  unlink(method: 'google'): Promise<void>;
  signOut(): Promise<void>;
}

/** The code of a failed call; `unknown` for other errors. */
export const identityErrorCode = (error: unknown): string => (error instanceof IdentityError ? error.code : 'unknown');

/** `isInterrupted`: asked to sign in again, keeps the choices. `isEnding`: the sign-in service must still be told. */
export const playerSignedOut = createAction<{ isInterrupted: boolean; isEnding?: boolean }>('auth/playerSignedOut');
