import type { CardOutcome } from './box/cardHandle';
import type { PaymentSeal } from './paymentApi';

/** A prepared payment, of which a declined card takes nothing: another card may pay it. */
export interface Prepared extends PaymentSeal {
  /** What was asked for. */
  text: string;
  depositId: string;
}

/**
 * The payment that a card form may still pay. What the form was closed over is cancelled, but never while it is being
 * paid: the answer of the card's provider comes first.
 */
export function createHeldPayment(cancel: (depositId: string) => void) {
  let held: Prepared | null = null;
  let isFormOpen = false;
  let isPaying = false;
  const drop = (): void => {
    if (held) cancel(held.depositId);
    held = null;
  };
  const dropUnlessPaying = (): void => {
    if (!isPaying) drop();
  };
  return {
    formOpened(): void {
      isFormOpen = true;
    },
    formClosed(): void {
      isFormOpen = false;
      dropUnlessPaying();
    },
    /** A tab that is closed or reloaded. It may come back as it was: the next press then prepares another payment. */
    pageHidden: dropUnlessPaying,
    /** False while another press is at it. */
    begin(): boolean {
      if (isPaying) return false;
      isPaying = true;
      return true;
    },
    end(): void {
      isPaying = false;
    },
    /** The one that was prepared for exactly this. The server cancels another by itself when the next is prepared. */
    of(text: string): Prepared | null {
      if (held?.text !== text) held = null;
      return held;
    },
    /** Answers it again, unless its form was closed meanwhile. */
    hold(prepared: Prepared): Prepared | null {
      held = prepared;
      if (!isFormOpen) drop();
      return held;
    },
    /** What may have been paid is never cancelled. */
    paid(outcome: CardOutcome): void {
      if (outcome.kind !== 'failed') held = null;
      else if (outcome.isFinal || !isFormOpen) drop();
    },
  };
}
