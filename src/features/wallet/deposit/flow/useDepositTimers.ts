import { isSaferPlayRefusal } from '@/features/saferPlay';
import { useAttention } from '../../intent/useAttention';
import { useVisibleTimeout } from '../../intent/useVisibleTimeout';
import { type DepositEvent, type DepositFlow, isUnfollowed } from './depositFlow';

/** Source: docs/product.md, Limits and times. */
const FAILURE_CLEARS_AFTER_MS = 3_000;
/** A prompt lives for about a minute; after this time its outcome is unknown. */
const UNKNOWN_AFTER_MS = 90_000;

/** A refusal of the player's limits stays, because the form offers an amount to choose. */
const clearsAfter = (flow: DepositFlow) =>
  flow.phase === 'failed' && !isSaferPlayRefusal(flow.failure.reason) ? FAILURE_CLEARS_AFTER_MS : null;

/**
 * Timed steps. A failure returns to the form and is still shown there; the modal does not close. A success closes it, unless
 * the player does something: who is about to press a button has the time for it.
 */
export function useDepositTimers(
  flow: DepositFlow,
  closesAfterMs: number,
  act: (event: DepositEvent) => void,
  onClose: () => void,
): void {
  const isOver = flow.phase === 'credited' || isUnfollowed(flow);
  const isWaiting = flow.phase === 'waiting' && !isUnfollowed(flow);
  const isAttended = useAttention(isOver);
  useVisibleTimeout(onClose, isOver && !isAttended ? closesAfterMs : null);
  useVisibleTimeout(() => act({ type: 'cleared' }), clearsAfter(flow));
  useVisibleTimeout(() => act({ type: 'waitedLong' }), isWaiting ? UNKNOWN_AFTER_MS : null);
}
