import { errors } from 'jose';
import { identityUnavailable } from './identityUnavailable.ts';
import { SignInRefused } from '../errors/SignInRefused.ts';

/** The token's fault; anything else that goes wrong is ours or the key server's. */
const BAD_TOKEN = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
];

/** What went wrong in the token library, in our words. */
export function tokenError(error: unknown): Error {
  if (error instanceof SignInRefused) return error;
  if (error instanceof errors.JWTExpired) return new SignInRefused('token_expired');
  const isBad = BAD_TOKEN.some((kind) => error instanceof kind);
  return isBad ? new SignInRefused('unauthenticated', { cause: error }) : identityUnavailable(error);
}
