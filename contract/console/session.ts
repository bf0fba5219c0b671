/** How people of the operator come in: a verified e-mail at the identity service, and a second factor. */
import * as v from 'valibot';
import { forStaff, route } from '../route.ts';
import { PERMISSIONS, ROLES } from './roles.ts';
import { needing, STAFF_REFUSALS } from './staffRoute.ts';

/** The header that goes with every call that changes something. */
export const CSRF_HEADER = 'x-csrf';

const SignInBodySchema = v.strictObject({ idToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8_192)) });

/** A person without a second factor sets up the app that makes codes; the first code that fits confirms it. */
const EnrolmentSchema = v.object({
  /** Base32, for typing. */
  secret: v.string(),
  /** `otpauth://…`, for the app. */
  uri: v.string(),
});

const SignedInSchema = v.object({
  factorNeeded: v.boolean(),
  csrf: v.string(),
  enrolment: v.optional(EnrolmentSchema),
});
export type SignedIn = v.InferOutput<typeof SignedInSchema>;

/** Six digits, or one of the recovery codes, each of which counts once. */
const FactorBodySchema = v.strictObject({ code: v.pipe(v.string(), v.trim(), v.regex(/^[\da-z-]{6,24}$/i)) });

/** Shown once, when the second factor is confirmed. */
const FactorPassedSchema = v.object({ recoveryCodes: v.optional(v.array(v.string())) });
export type FactorPassed = v.InferOutput<typeof FactorPassedSchema>;

const MeSchema = v.object({
  email: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(ROLES)),
  permissions: v.array(v.picklist(PERMISSIONS)),
  factorNeeded: v.boolean(),
  /** Calls that move money pass without another code until then, ISO 8601. */
  freshUntil: v.optional(v.string()),
  csrf: v.string(),
});
export type Me = v.InferOutput<typeof MeSchema>;

const SIGN_IN_REFUSALS = {
  unauthenticated: 401,
  token_expired: 401,
  /** Nobody of this e-mail works here, or the e-mail is not verified. */
  not_staff: 403,
  identity_unavailable: 503,
  too_many_requests: 429,
} as const;

const FACTOR_REFUSALS = {
  ...STAFF_REFUSALS,
  wrong_code: 403,
  /** Twenty wrong codes in a day: nobody comes in with a guess. */
  codes_locked: 403,
} as const;

const signIn = route<{
  body: v.InferOutput<typeof SignInBodySchema>;
  answer: SignedIn;
  error: keyof typeof SIGN_IN_REFUSALS;
}>('POST /session');

const giveFactor = route<{
  body: v.InferOutput<typeof FactorBodySchema>;
  answer: FactorPassed;
  error: keyof typeof FACTOR_REFUSALS;
}>('POST /session/factor');

const signOut = route<{ answer: object; error: keyof typeof STAFF_REFUSALS }>('DELETE /session');
const readMe = route<{ answer: Me; error: keyof typeof STAFF_REFUSALS }>('GET /me');

export const SESSION = {
  /** The one call that needs no session. */
  signIn: forStaff(signIn, 'Begins a session with a token of the identity service', SignedInSchema, {
    body: SignInBodySchema,
    errors: SIGN_IN_REFUSALS,
  }),
  factor: needing(
    'factor',
    forStaff(giveFactor, 'Gives the second factor, also to make it fresh', FactorPassedSchema, {
      body: FactorBodySchema,
      errors: FACTOR_REFUSALS,
    }),
  ),
  signOut: needing('factor', forStaff(signOut, 'Ends the session', v.object({}), { errors: STAFF_REFUSALS })),
  me: needing(
    'factor',
    forStaff(readMe, 'Who is signed in, and what they may do', MeSchema, { errors: STAFF_REFUSALS }),
  ),
};
