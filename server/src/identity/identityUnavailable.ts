import { ApiError } from '../errors/ApiError.ts';

/** Not a fault of the player, who stays signed in. `cause` is for the log. */
export function identityUnavailable(cause: unknown): ApiError {
  const error = new ApiError(503, 'identity_unavailable', 'Sign-in cannot be checked now: try again in a moment');
  error.cause = cause;
  return error;
}
