import type { ApiError } from './apiError';

/**
 * Whether the backend has no such call. Ours says `not_found` then, and another code where the call is there and what it
 * is about is not; other backends say no code that we know.
 */
export const isMissingCall = ({ status, code = 'not_found' }: ApiError): boolean =>
  status === 404 && code === 'not_found';
