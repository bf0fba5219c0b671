import { createHash } from 'node:crypto';

/** The token itself is not stored. */
export const launchIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
