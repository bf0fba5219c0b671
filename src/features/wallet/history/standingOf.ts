import type { Transaction } from '@contract/wallet.ts';

/** How a deposit or a withdrawal stands, as the player is told. */
export type Standing = Transaction['status'] | 'unknown' | 'declined' | 'underWay';

export type Stated = Pick<Transaction, 'type' | 'method' | 'status' | 'reason' | 'isOutcomeUnknown'>;

/** Of a card that was tried: another card may pay, and nobody waits for it. */
const DECLINES: ReadonlySet<string> = new Set(['declined', 'insufficient_funds', 'authentication_failed']);

/** Whether a card was tried and refused. */
export const isDecline = (reason: string | undefined): boolean => DECLINES.has(reason ?? '');

const isOpen = ({ status }: Stated): boolean => status === 'pending' || status === 'processing';

/** While its form is open, and after it was closed. */
const isDeclinedCard = ({ type, method, status, reason }: Stated): boolean =>
  type === 'deposit' && method === 'stripe' && (status === 'pending' || status === 'failed') && isDecline(reason);

export function standingOf(stated: Stated): Standing {
  const { type, status, isOutcomeUnknown } = stated;
  if (isDeclinedCard(stated)) return 'declined';
  if (status === 'completed' || status === 'failed') return status;
  if (isOutcomeUnknown) return 'unknown';
  return type === 'withdrawal' && isOpen(stated) ? 'underWay' : status;
}
