import * as v from 'valibot';
import { TRANSACTION_REASONS } from '../../../../contract/walletTerms.ts';
import type { RailSchemas } from '../../store/collections.ts';
import { type DepositRecord, depositOf } from '../../store/records/deposit.ts';
import { type WithdrawalRecord, withdrawalOf } from '../../store/records/withdrawal.ts';

const optionalText = v.optional(v.string());
const optionalNumber = v.optional(v.number());

/** The player got this answer about the prompt. */
const PushAnswerSchema = v.object({
  ResponseCode: v.string(),
  reason: v.optional(v.picklist(TRANSACTION_REASONS)),
  CustomerMessage: optionalText,
  errorMessage: optionalText,
});

const DepositSchema = depositOf(
  {
    paymentMethod: v.literal('mpesa'),
    /** `254XXXXXXXXX`. */
    phoneNumber: optionalText,
    /** The browser whose unpaid prompts it counts for. */
    deviceId: optionalText,
    /** Unique, at most 12 characters; stored before it is sent. */
    reference: optionalText,
    merchantRequestId: optionalText,
    checkoutRequestId: optionalText,
    /** An unconfirmed callback named it; it counts only after a query. */
    claimedCheckoutId: optionalText,
    /** That callback named this amount, in whole KES. */
    claimedKes: optionalNumber,
    /** That callback named this receipt. */
    claimedReceipt: optionalText,
    pushAnswer: v.optional(PushAnswerSchema),
  },
  {},
);

const WithdrawalSchema = withdrawalOf({
  method: v.literal('mpesa'),
  phoneNumber: optionalText,
  /** The amount is in whole shillings. */
  payoutKes: optionalNumber,
  conversationId: optionalText,
  /** Set before sending, cleared only when nothing was sent: while set, a refusal proves nothing. */
  mayBeSent: v.optional(v.boolean()),
});

export type MpesaDeposit = v.InferInput<typeof DepositSchema>;
export type MpesaWithdrawal = v.InferInput<typeof WithdrawalSchema>;
export type PushAnswerRecord = v.InferInput<typeof PushAnswerSchema>;

declare module '../../store/records/deposit.ts' {
  interface RailRecords {
    mpesa: { deposit: MpesaDeposit; withdrawal: MpesaWithdrawal };
  }
}

export const MPESA_SCHEMAS: RailSchemas = {
  deposit: DepositSchema,
  withdrawal: WithdrawalSchema,
  indexes: [
    ['checkoutRequestId'],
    // Finds what came from a phone of the player.
    ['userId', 'status', 'phoneNumber'],
    ['userId', 'phoneNumber', 'status', 'createdAt'],
    ['userId', 'phoneNumber', 'status', 'creditedCents'],
  ],
  /** Finds what went to a phone of the player. */
  payoutIndexes: [['userId', 'phoneNumber', 'status', 'debitCents']],
};

export const isMpesa = (deposit: DepositRecord): deposit is MpesaDeposit => deposit.paymentMethod === 'mpesa';
export const isMpesaPayout = (withdrawal: WithdrawalRecord): withdrawal is MpesaWithdrawal =>
  withdrawal.method === 'mpesa';
