import type { Stated } from '../../../../method/MethodHistory';

/** Reasons after a card was tried: another card may pay, and nobody waits for it. */
const DECLINES: ReadonlySet<string> = new Set(['declined', 'insufficient_funds', 'authentication_failed']);

export const isDecline = (reason: string | undefined): boolean => DECLINES.has(reason ?? '');

/** While its form is open, and after it was closed. */
export const isDeclined = ({ status, reason }: Stated): boolean =>
  (status === 'pending' || status === 'failed') && isDecline(reason);
