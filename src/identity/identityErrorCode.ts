import { IdentityError } from './identity';

/** The code of a failed call; `unknown` for other errors. */
export const identityErrorCode = (error: unknown): string => (error instanceof IdentityError ? error.code : 'unknown');
