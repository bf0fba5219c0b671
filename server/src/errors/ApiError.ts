import { SIGN_IN_REFUSALS, type SignInRefusal } from '../../../contract/users.ts';
import { Busy, CannotWrite, Conflict } from '../store/errors.ts';

/** An error answer for the client: `code` is stable, `message` says what is wrong and what to do, `cause` is for the log. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** Everything that is refused for its number, with what to do. The answer also says how long to wait. */
export const TOO_MANY = {
  too_many_requests: 'Too many requests. Please wait before trying again',
  too_many_prompts:
    'There were too many payment requests that were not paid: try again tomorrow, or pay in another way',
  too_soon: 'The next spin is possible two and a half seconds after the last one',
} as const;

export type TooManyCode = keyof typeof TOO_MANY;

export class TooMany extends ApiError {
  /** The number is at least 1, because some clients read 0 as "at once". */
  readonly retryAfterSeconds: number;

  constructor(code: TooManyCode, waitMs: number) {
    super(429, code, TOO_MANY[code]);
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  }
}

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
export class SignInRefused extends ApiError {
  override readonly name = 'SignInRefused';

  constructor(code: Refusal, options?: ErrorOptions) {
    super(SIGN_IN_REFUSALS[code], code, MESSAGES[code], options);
  }
}

/** Makes refusals of one kind by their code: each has a status and a text. */
export const refusalsOf =
  <TCode extends string>(statuses: Readonly<Record<TCode, number>>, messages: Readonly<Record<TCode, string>>) =>
  (code: TCode): ApiError =>
    new ApiError(statuses[code], code, messages[code]);

const CODES: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_type',
};

/** Errors of Fastify itself, such as a body that is not JSON. Their texts may be shown. */
const isRefusal = (error: unknown): error is { statusCode: number; message: string } =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

const CANNOT_SAVE = 'Nothing can be saved at the moment, and nothing has changed: try again in a few minutes';

/** The one place that turns errors into status, code and text. Internal errors give only an id for support. */
export function toApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Busy) return new ApiError(503, 'busy', 'Too much at once: try again in a moment');
  if (error instanceof CannotWrite) return new ApiError(503, 'cannot_save', CANNOT_SAVE);
  if (error instanceof Conflict)
    return new ApiError(409, 'conflict', 'It has changed meanwhile: load it again and repeat');
  if (isRefusal(error)) return new ApiError(error.statusCode, CODES[error.statusCode] ?? 'refused', error.message);
  const message = `Something went wrong on our side. If it stays, tell support this id: ${requestId}`;
  return new ApiError(500, 'internal', message);
}
