/** What the ledger asks of whoever moves mobile money. Amounts are whole KES. The adapter for Daraja is `daraja/`. */

export type PushAnswer =
  | { kind: 'accepted'; merchantRequestId: string; checkoutRequestId: string; customerMessage?: string }
  | { kind: 'refused'; errorCode: string; errorMessage: string };

/** How a payment prompt ended. `resultCode` 0 is paid; others by Safaricom's table. */
export interface PushResult {
  merchantRequestId: string | undefined;
  checkoutRequestId: string;
  resultCode: number;
  resultText: string;
  /** Only of one that was paid, and only from the callback. */
  amountKes?: number;
  receipt?: string;
}

export type PushState = { kind: 'pending' } | { kind: 'ended'; result: PushResult };

export type PayoutAnswer =
  | { kind: 'accepted'; conversationId: string }
  /** Our id was sent before: that request stands. */
  | { kind: 'duplicate' }
  | { kind: 'refused'; errorCode: string; errorMessage: string };

export interface PayoutResult {
  /** Ours: the OriginatorConversationID. */
  withdrawalId: string;
  /** The provider's, as in the answer to the payout. */
  conversationId?: string;
  resultCode: number;
  resultText: string;
  receipt?: string;
  amountKes?: number;
}

/** What a callback's path is for: a prompt, a payout, or the answer to a question how a payout stands. */
export type CallbackKind = 'push' | 'payout' | 'status';

/**
 * Every call has a timeout and bounded retries where a repetition has no second effect.
 * @throws GatewayUnavailable when nothing was done; OutcomeUnknown when the call may have had its effect.
 */
export interface MobileGateway {
  /** Prompts the phone (`254XXXXXXXXX`). `reference` is unique and at most 12 characters. Never repeated by itself. */
  push(ask: { depositId: string; msisdn: string; amountKes: number; reference: string }): Promise<PushAnswer>;
  queryPush(checkoutRequestId: string): Promise<PushState>;
  payOut(ask: { withdrawalId: string; msisdn: string; amountKes: number }): Promise<PayoutAnswer>;
  /** Asks how a payout stands; the answer comes to the payout result path, with the secret of a status. */
  askPayout(ask: { withdrawalId: string; conversationId: string | undefined }): Promise<void>;
  /** Undefined for a body that is no result. Nothing in it is signed: match before belief. */
  readPushResult(body: unknown): PushResult | undefined;
  readPayoutResult(body: unknown): PayoutResult | undefined;
  /** Whether the path's secret is ours for calls of this kind about this record; compares in constant time. */
  isCallbackSecret(secret: string, kind: CallbackKind, id: string): boolean;
}
