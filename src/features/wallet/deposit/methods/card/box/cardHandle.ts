/** What the deposit knows of the card field, whose code loads when card is chosen. */

export interface Billing {
  name: string;
  email?: string | undefined;
}

export type CardOutcome =
  | { kind: 'confirmed' }
  /** `isFinal`: a new payment is needed; else the same one may be tried again. */
  | { kind: 'failed'; reason: string; text?: string | undefined; isFinal: boolean }
  /** The provider could not be heard: money may have moved. */
  | { kind: 'unsettled' };

export interface CardHandle {
  /** Number, date and code are all there. */
  isComplete: boolean;
  /** Pays what the client secret stands for. Never rejects. */
  pay: (clientSecret: string, billing: Billing) => Promise<CardOutcome>;
}
