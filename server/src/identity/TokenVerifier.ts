import type { SignInMethod } from '../../../contract/users.ts';

/** What a verified token says of who sent it. Nothing else about a player's identity is believed. */
export interface Player {
  uid: string;
  /** E.164. */
  phoneNumber?: string;
  email?: string;
  name?: string;
  picture?: string;
  signInMethod: SignInMethod;
  /** When the player signed in: seconds since 1970. Renewing a token does not change it. */
  authTime: number;
}

export interface TokenVerifier {
  /**
   * @throws SignInRefused when the token is not good for a player
   * @throws ApiError 503 `identity_unavailable` when whoever has to be asked does not answer
   */
  verify(token: string): Promise<Player>;
  /**
   * Asks the provider whether the account of a verified token still stands: a token outlives by up to an hour that its
   * player is disabled or deleted. For what concerns money and for sign-in. Throws as `verify` does.
   */
  checkAccount(token: string, uid: string): Promise<void>;
}
