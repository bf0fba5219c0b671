import type { SignInMethod } from '../../../contract/userChoices.ts';
import { ApiError } from '../errors/ApiError.ts';

/** The data of a verified token, the only trusted source of a player's identity. */
export interface Player {
  uid: string;
  /** E.164. */
  phoneNumber?: string;
  email?: string;
  /** The identity service knows that the e-mail is the person's own. */
  isEmailVerified?: boolean;
  name?: string;
  picture?: string;
  signInMethod: SignInMethod;
  /** Time of the sign-in in Unix seconds. A renewed token keeps it. */
  authTime: number;
}

export type RevokeSignIns = (uid: string) => Promise<void>;

export interface TokenVerifier {
  /** @throws SignInRefused for an invalid token; ApiError 503 `identity_unavailable` without the provider's answer */
  verify(token: string): Promise<Player>;
  /** Asks whether the account is still enabled: its token outlives that by an hour. Throws as in `verify`. */
  checkAccount(token: string, uid: string): Promise<void>;
  /** Missing where nobody can be asked. */
  revoke?: RevokeSignIns;
}

/** Not a fault of the player, who stays signed in. */
export const identityUnavailable = (cause: unknown): ApiError =>
  new ApiError(503, 'identity_unavailable', 'Sign-in cannot be checked now: try again in a moment', { cause });
