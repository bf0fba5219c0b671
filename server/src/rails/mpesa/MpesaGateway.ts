/** The ledger's interface to the M-Pesa provider, whose adapter for Daraja is `daraja/`. Amounts are whole KES. */
import type { LedgerContext } from '../../ledger/index.ts';
import { HOUR, MINUTE, PAYOUT_CHECKS, SECOND } from '../providerCalls.ts';

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
  /** Our id, which Daraja calls OriginatorConversationID. */
  withdrawalId: string;
  /** The provider gave this id in its answer to the payout. */
  conversationId?: string;
  resultCode: number;
  resultText: string;
  receipt?: string;
  amountKes?: number;
}

/** A callback path is for a prompt, a payout, or the answer to a status query. */
export type CallbackKind = 'push' | 'payout' | 'status';

/** Calls have a timeout, and retry where that has no second effect. @throws GatewayUnavailable: nothing was done; OutcomeUnknown */
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
  /** True when the secret is valid for this kind of call and this record; constant-time comparison. */
  isCallbackSecret(secret: string, kind: CallbackKind, id: string): boolean;
}

/** All times are in milliseconds. */
export interface MpesaTiming {
  /** The pauses between checks of a payout; the last one repeats. */
  payoutChecks: readonly number[];
  /** The pauses between queries about a sent prompt; the last one repeats. */
  pushChecks: readonly number[];
  /** After this time a prompt without an outcome may have been paid, and the player is told not to pay again. */
  pushUnknownAfter: number;
  /** After this time a prompt with an unknown outcome goes to review. */
  pushGivenUpAfter: number;
  /** After this time the player is told that the outcome of a sent payout is unknown. */
  payoutUnknownAfter: number;
  /** After this time a payout with an unknown outcome goes to review; its money stays held. */
  payoutGivenUpAfter: number;
  /** A callback that the provider does not confirm yet is checked again after this time. */
  claimCheck: number;
  /** A repeated request looks this often for the first answer, with this pause between two looks. */
  replayPause: number;
  replayLooks: number;
}

export const MPESA_TIMING: MpesaTiming = {
  payoutChecks: PAYOUT_CHECKS,
  pushChecks: [5, 5, 10, 15, 30, 60, 120, 300, 600, 1_800].map((seconds) => seconds * SECOND),
  pushUnknownAfter: 90 * SECOND,
  pushGivenUpAfter: 24 * HOUR,
  payoutUnknownAfter: 10 * MINUTE,
  payoutGivenUpAfter: 24 * HOUR,
  claimCheck: SECOND / 2,
  replayPause: 250,
  replayLooks: 60,
};

export type MpesaContext = LedgerContext & { mpesa: MpesaGateway; timing: MpesaTiming };
