import { isSaferPlayRefusal } from '@/features/saferPlay';
import { useVisibleTimeout } from '../../intent/useVisibleTimeout';
import { type DepositEvent, type DepositFlow, isUnfollowed } from './depositFlow';

/** Source: docs/product.md, Limits and times. */
const FAILURE_CLEARS_AFTER_MS = 3_000;
/** A prompt lives for about a minute; later than this nobody can say what became of it. */
const UNKNOWN_AFTER_MS = 90_000;

/** What the player's own limits refuse stays, as there is a way to take from it. */
const clearsAfter = (flow: DepositFlow) =>
  flow.phase === 'failed' && !isSaferPlayRefusal(flow.failure.reason) ? FAILURE_CLEARS_AFTER_MS : null;

/** What happens by itself. A failure only gives way to the form, where it is still said: nothing closes over it. */
export function useDepositTimers(
  flow: DepositFlow,
  closesAfterMs: number,
  act: (event: DepositEvent) => void,
  onClose: () => void,
): void {
  const isOver = flow.phase === 'credited' || isUnfollowed(flow);
  const isWaiting = flow.phase === 'waiting' && !isUnfollowed(flow);
  useVisibleTimeout(onClose, isOver ? closesAfterMs : null);
  useVisibleTimeout(() => act({ type: 'cleared' }), clearsAfter(flow));
  useVisibleTimeout(() => act({ type: 'waitedLong' }), isWaiting ? UNKNOWN_AFTER_MS : null);
}
