import type { ApiError } from './apiError';

/** Our backend sends `not_found` for a missing call, and another code for a missing record; others send none. */
export const isMissingCall = ({ status, code = 'not_found' }: ApiError): boolean =>
  status === 404 && code === 'not_found';
