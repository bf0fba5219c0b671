import { SIGN_IN_REFUSALS, type SignInRefusal } from '../../../contract/users.ts';

/** Too many calls are refused with a time to wait: `TooMany`. */
export type Refusal = Exclude<SignInRefusal, 'too_many_requests'>;

const MESSAGES: Readonly<Record<Refusal, string>> = {
  unauthenticated: 'Sign in first',
  token_expired: 'The sign-in has expired: sign in again',
  token_revoked: 'This sign-in was ended: sign in again',
  account_disabled: 'This account is disabled. Please contact support',
  registration_closed: 'Registration is closed at the moment. Please contact support',
};

/** Refuses a signed-in call. The answer never contains the token or the exact reason. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly code: Refusal;
  readonly status: number;

  constructor(code: Refusal, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.code = code;
    this.status = SIGN_IN_REFUSALS[code];
  }
}
