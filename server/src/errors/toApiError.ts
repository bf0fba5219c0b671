import { SignInRefused } from './SignInRefused.ts';
import { Busy, CannotWrite, Conflict } from '../store/errors.ts';
import { ApiError } from './ApiError.ts';

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
  if (error instanceof SignInRefused) return new ApiError(error.status, error.code, error.message);
  if (error instanceof Busy) return new ApiError(503, 'busy', 'Too much at once: try again in a moment');
  if (error instanceof CannotWrite) return new ApiError(503, 'cannot_save', CANNOT_SAVE);
  if (error instanceof Conflict)
    return new ApiError(409, 'conflict', 'It has changed meanwhile: load it again and repeat');
  if (isRefusal(error)) return new ApiError(error.statusCode, CODES[error.statusCode] ?? 'refused', error.message);
  return new ApiError(
    500,
    'internal',
    `Something went wrong on our side. If it stays, tell support this id: ${requestId}`,
  );
}
