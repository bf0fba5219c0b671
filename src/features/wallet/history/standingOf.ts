import type { Transaction } from '@contract/transactions.ts';
import type { Stated } from '../method/MethodHistory';

/** The state of a transaction for the player, unless its method has its own. */
export type Standing = Transaction['status'] | 'unknown' | 'underWay';

const isOpen = ({ status }: Stated): boolean => status === 'pending' || status === 'processing';

export function standingOf(stated: Stated): Standing {
  const { type, status, isOutcomeUnknown } = stated;
  if (status === 'completed' || status === 'failed') return status;
  if (isOutcomeUnknown) return 'unknown';
  return type === 'withdrawal' && isOpen(stated) ? 'underWay' : status;
}
