/** The ledger's interface to the M-Pesa provider. Amounts are whole KES. `daraja/` is the adapter for Daraja. */

export type PushAnswer =
  | { kind: 'accepted'; merchantRequestId: string; checkoutRequestId: string; customerMessage?: string }
  | { kind: 'refused'; errorCode: string; errorMessage: string };

/** The outcome of a payment prompt. `resultCode` 0 is paid; others as in Safaricom's table. */
export interface PushResult {
  merchantRequestId: string | undefined;
  checkoutRequestId: string;
  resultCode: number;
  resultText: string;
  /** Only in the callback of a paid prompt. */
  amountKes?: number;
  receipt?: string;
}

export type PushState = { kind: 'pending' } | { kind: 'ended'; result: PushResult };

export type PayoutAnswer =
  | { kind: 'accepted'; conversationId: string }
  /** Our id was sent before, and that request counts. */
  | { kind: 'duplicate' }
  | { kind: 'refused'; errorCode: string; errorMessage: string };

export interface PayoutResult {
  /** Our id: the OriginatorConversationID. */
  withdrawalId: string;
  /** The provider's id, as in its answer to the payout. */
  conversationId?: string;
  resultCode: number;
  resultText: string;
  receipt?: string;
  amountKes?: number;
}

/** The purpose of a callback path: a prompt, a payout, or the answer to a status query. */
export type CallbackKind = 'push' | 'payout' | 'status';

/**
 * Calls have a timeout, and retries where a repeat has no second effect.
 * @throws GatewayUnavailable when nothing was done; OutcomeUnknown when the call may have had its effect
 */
export interface MpesaGateway {
  /** Prompts the phone (`254XXXXXXXXX`). `reference` is unique, at most 12 characters. Never repeated automatically. */
  push(ask: { depositId: string; msisdn: string; amountKes: number; reference: string }): Promise<PushAnswer>;
  queryPush(checkoutRequestId: string): Promise<PushState>;
  payOut(ask: { withdrawalId: string; msisdn: string; amountKes: number }): Promise<PayoutAnswer>;
  /** Asks about a payout; the answer comes to the payout result path with a status secret. */
  askPayout(ask: { withdrawalId: string; conversationId: string | undefined }): Promise<void>;
  /** Undefined for a body that is not a result. It is not signed, so it must be checked before it counts. */
  readPushResult(body: unknown): PushResult | undefined;
  readPayoutResult(body: unknown): PayoutResult | undefined;
  /** Whether the secret is valid for this kind of call and this record; constant-time comparison. */
  isCallbackSecret(secret: string, kind: CallbackKind, id: string): boolean;
}
