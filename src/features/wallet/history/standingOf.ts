import type { Transaction } from '@contract/wallet.ts';

/** How a deposit or a withdrawal stands, as the player is told. */
export type Standing = Transaction['status'] | 'unknown' | 'declined' | 'underWay';

export type Stated = Pick<Transaction, 'type' | 'method' | 'status' | 'reason' | 'isOutcomeUnknown'>;

/** Of a card that was tried: the payment is still there for another card, and nobody waits for it. */
const DECLINES: ReadonlySet<string> = new Set(['declined', 'insufficient_funds', 'authentication_failed']);

/** Whether a card was tried and refused. */
export const isDecline = (reason: string | undefined): boolean => DECLINES.has(reason ?? '');

const isOpen = ({ status }: Stated): boolean => status === 'pending' || status === 'processing';

export function standingOf(stated: Stated): Standing {
  const { type, method, status, reason, isOutcomeUnknown } = stated;
  if (status === 'completed' || status === 'failed') return status;
  if (isOutcomeUnknown) return 'unknown';
  if (type === 'withdrawal') return isOpen(stated) ? 'underWay' : status;
  return method === 'stripe' && status === 'pending' && isDecline(reason) ? 'declined' : status;
}
