export interface Billing {
  name: string;
  email?: string | undefined;
}

export type CardOutcome =
  | { kind: 'confirmed' }
  /** `isFinal`: a new payment is needed; otherwise the same one may be tried again. */
  | { kind: 'failed'; reason: string; isFinal: boolean }
  /** The provider did not answer: money may have moved. */
  | { kind: 'unsettled' };

export interface CardHandle {
  /** Number, date and code are complete. */
  isComplete: boolean;
  /** Pays with the client secret. Never rejects. */
  pay: (clientSecret: string, billing: Billing) => Promise<CardOutcome>;
}

export interface PaymentSeal {
  clientSecret: string;
}

/** A prepared payment; after a decline another card may pay it. */
export interface Prepared extends PaymentSeal {
  /** Identifies the order. */
  text: string;
  depositId: string;
}

/** Cancelled when the card form closes, but never while it is being paid: the provider's answer comes first. */
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
    /** The tab is closed or reloaded. If it comes back, the next press prepares a new payment. */
    pageHidden: dropUnlessPaying,
    /** False while another press runs. */
    begin(): boolean {
      if (isPaying) return false;
      isPaying = true;
      return true;
    },
    end(): void {
      isPaying = false;
    },
    /** The payment prepared for exactly this order. The server cancels an older one when the next is prepared. */
    of(text: string): Prepared | null {
      if (held?.text !== text) held = null;
      return held;
    },
    /** Returns it, unless the form was closed meanwhile. */
    hold(prepared: Prepared): Prepared | null {
      held = prepared;
      if (!isFormOpen) drop();
      return held;
    },
    /** A payment that may be paid is never cancelled. */
    paid(outcome: CardOutcome): void {
      if (outcome.kind !== 'failed') held = null;
      else if (outcome.isFinal || !isFormOpen) drop();
    },
  };
}
