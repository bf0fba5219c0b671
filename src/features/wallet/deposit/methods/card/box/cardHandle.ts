/** The deposit knows these of the card field, whose code loads when card is chosen. */

export interface Billing {
  name: string;
  email?: string | undefined;
}

export type CardOutcome =
  | { kind: 'confirmed' }
  /** `isFinal`: a new payment is needed; otherwise the same one may be tried again. */
  | { kind: 'failed'; reason: string; text?: string | undefined; isFinal: boolean }
  /** The provider did not answer: money may have moved. */
  | { kind: 'unsettled' };

export interface CardHandle {
  /** Number, date and code are complete. */
  isComplete: boolean;
  /** Pays with the client secret. Never rejects. */
  pay: (clientSecret: string, billing: Billing) => Promise<CardOutcome>;
}
