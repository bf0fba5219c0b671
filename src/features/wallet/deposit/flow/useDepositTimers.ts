import type { DepositMethod } from '@contract/walletTerms.ts';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import { useVisibleTimeout } from '../../intent/useVisibleTimeout';
import { type DepositEvent, type DepositFlow, isUnfollowed } from './depositFlow';

/** Source: docs/product.md, Limits and times. */
const CLOSES_AFTER_MS = { mpesa: 5_000, stripe: 3_000, card: 3_000 } as const;
const FAILURE_CLEARS_AFTER_MS = 3_000;
/** A prompt lives for about a minute; later than this nobody can say what became of it. */
const UNKNOWN_AFTER_MS = 90_000;

function closesAfter(flow: DepositFlow, method: DepositMethod): number | null {
  if (isUnfollowed(flow)) return CLOSES_AFTER_MS[method];
  return flow.phase === 'credited' ? CLOSES_AFTER_MS[flow.transaction.method] : null;
}

/** What the player's own limits refuse stays, as there is a way to take from it. */
const clearsAfter = (flow: DepositFlow) =>
  flow.phase === 'failed' && !isSaferPlayRefusal(flow.failure.reason) ? FAILURE_CLEARS_AFTER_MS : null;

/** What happens by itself. A failure only gives way to the form, where it is still said: nothing closes over it. */
export function useDepositTimers(
  flow: DepositFlow,
  method: DepositMethod,
  act: (event: DepositEvent) => void,
  onClose: () => void,
): void {
  const isWaiting = flow.phase === 'waiting' && !isUnfollowed(flow);
  useVisibleTimeout(onClose, closesAfter(flow, method));
  useVisibleTimeout(() => act({ type: 'cleared' }), clearsAfter(flow));
  useVisibleTimeout(() => act({ type: 'waitedLong' }), isWaiting ? UNKNOWN_AFTER_MS : null);
}
