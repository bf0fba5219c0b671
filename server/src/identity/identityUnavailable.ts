import { ApiError } from '../errors/ApiError.ts';

/** Not the player's fault, and no reason to sign them out. `cause` is for the log. */
export function identityUnavailable(cause: unknown): ApiError {
  const error = new ApiError(503, 'identity_unavailable', 'Sign-in cannot be checked now: try again in a moment');
  error.cause = cause;
  return error;
}
