import { errors } from 'jose';
import { identityUnavailable } from './identityUnavailable.ts';
import { SignInRefused } from '../errors/SignInRefused.ts';

/** Faults of the token; any other error is ours or of the key server. */
const BAD_TOKEN = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
];

/** Turns an error of the token library into our own. */
export function tokenError(error: unknown): Error {
  if (error instanceof SignInRefused) return error;
  if (error instanceof errors.JWTExpired) return new SignInRefused('token_expired');
  const isBad = BAD_TOKEN.some((kind) => error instanceof kind);
  return isBad ? new SignInRefused('unauthenticated', { cause: error }) : identityUnavailable(error);
}
