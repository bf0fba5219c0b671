import type { Transaction } from '@contract/wallet.ts';
import type { Stated } from '../method/MethodHistory';

/** How a deposit or a withdrawal stands, as the player is told, where its method says nothing of its own. */
export type Standing = Transaction['status'] | 'unknown' | 'underWay';

const isOpen = ({ status }: Stated): boolean => status === 'pending' || status === 'processing';

export function standingOf(stated: Stated): Standing {
  const { type, status, isOutcomeUnknown } = stated;
  if (status === 'completed' || status === 'failed') return status;
  if (isOutcomeUnknown) return 'unknown';
  return type === 'withdrawal' && isOpen(stated) ? 'underWay' : status;
}
