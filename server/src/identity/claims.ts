import { errors, type JWTClaimVerificationOptions } from 'jose';
import * as v from 'valibot';
import type { SignInMethod } from '../../../contract/userChoices.ts';
import { SignInRefused } from '../errors/ApiError.ts';
import { identityUnavailable, type Player } from './TokenVerifier.ts';

/** The claims of an ID token. Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens */
/** Allowed difference in seconds between the clocks of the provider and of this server. */
const SKEW_S = 5;

const METHODS: Readonly<Record<string, SignInMethod>> = { phone: 'phone', 'google.com': 'google' };

const PastSchema = v.pipe(
  v.number(),
  v.check((seconds) => seconds > 0 && seconds <= Date.now() / 1_000 + SKEW_S, 'in the future'),
);

const ClaimsSchema = v.object({
  /** There is one audience: the rules below require it to be the project. */
  aud: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  iat: PastSchema,
  auth_time: PastSchema,
  phone_number: v.optional(v.string()),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
  firebase: v.object({ sign_in_provider: v.picklist(Object.keys(METHODS)) }),
});

export const claimRules = (projectId: string): JWTClaimVerificationOptions => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  requiredClaims: ['exp'],
  clockTolerance: SKEW_S,
});

/** Reads claims that passed `claimRules`. @throws SignInRefused for a sign-in method that the site does not offer */
export function readClaims(payload: unknown): Player {
  const read = v.safeParse(ClaimsSchema, payload);
  if (!read.success) throw new SignInRefused('unauthenticated', { cause: new Error(v.summarize(read.issues)) });
  const { sub, auth_time, phone_number, email, email_verified, name, picture, firebase } = read.output;
  return {
    uid: sub,
    authTime: auth_time,
    signInMethod: METHODS[firebase.sign_in_provider] ?? 'phone',
    ...(phone_number && { phoneNumber: phone_number }),
    ...(email && { email }),
    ...(email_verified && { isEmailVerified: true }),
    ...(name && { name }),
    ...(picture && { picture }),
  };
}

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

export function tokenError(error: unknown): Error {
  if (error instanceof SignInRefused) return error;
  if (error instanceof errors.JWTExpired) return new SignInRefused('token_expired');
  const isBad = BAD_TOKEN.some((kind) => error instanceof kind);
  return isBad ? new SignInRefused('unauthenticated', { cause: error }) : identityUnavailable(error);
}
