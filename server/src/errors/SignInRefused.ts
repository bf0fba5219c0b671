import { SIGN_IN_REFUSALS, type SignInRefusal } from '../../../contract/users.ts';

const MESSAGES: Readonly<Record<SignInRefusal, string>> = {
  unauthenticated: 'Sign in first',
  token_expired: 'The sign-in has expired: sign in again',
  token_revoked: 'This sign-in was ended: sign in again',
  account_disabled: 'This account is disabled. Please contact support',
  registration_closed: 'Registration is closed at the moment. Please contact support',
  too_many_requests: 'Too many requests. Please wait before trying again',
};

/** Refuses a signed-in call. The answer never contains the token or the exact reason. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly code: SignInRefusal;
  readonly status: number;

  constructor(code: SignInRefusal, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.code = code;
    this.status = SIGN_IN_REFUSALS[code];
  }
}
