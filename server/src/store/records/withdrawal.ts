import * as v from 'valibot';
import { CLOSED, COMPLETED, MONEY, MONEY_DEFAULTS, OPEN } from './money.ts';

/** A refund of one earlier card payment. */
const RefundPartSchema = v.object({
  depositId: v.string(),
  paymentIntentId: v.string(),
  amountCents: v.number(),
  status: v.picklist(['planned', 'pending', 'succeeded', 'failed']),
  refundId: v.optional(v.string()),
});

const WITHDRAWAL = {
  ...MONEY,
  /** Masked. */
  methodDetails: v.optional(v.string()),
  requestedAt: v.optional(v.string()),
  processingTime: v.optional(v.string()),
  description: v.optional(v.string()),
  /** US cents that are held, then leave the balance. */
  debitCents: v.number(),
  /** The first answer, given again to every repetition. */
  answer: v.object({ success: v.boolean(), message: v.string() }),
};

const MOBILE = {
  method: v.literal('mpesa'),
  ...WITHDRAWAL,
  phoneNumber: v.optional(v.string()),
  /** Whole shillings. */
  payoutKes: v.optional(v.number()),
  conversationId: v.optional(v.string()),
  /** Noted before it is sent, taken back only when nothing was: from then on no refusal proves that it was not paid. */
  mayBeSent: v.optional(v.boolean()),
};

const CARD = { method: v.literal('card'), ...WITHDRAWAL, parts: v.optional(v.array(RefundPartSchema)) };

const MobileWithdrawalSchema = v.variant('status', [
  v.object({ ...OPEN, ...MOBILE }),
  v.object({ ...CLOSED, ...MOBILE }),
  v.object({ ...COMPLETED, ...MOBILE }),
]);
const CardWithdrawalSchema = v.variant('status', [
  v.object({ ...OPEN, ...CARD }),
  v.object({ ...CLOSED, ...CARD }),
  v.object({ ...COMPLETED, ...CARD }),
]);

export const WithdrawalSchema = v.variant('method', [MobileWithdrawalSchema, CardWithdrawalSchema]);

/** Older programs took every withdrawal that they wrote. */
export const withdrawalDefaults = () => ({
  ...MONEY_DEFAULTS,
  debitCents: 0,
  answer: { success: true, message: '' },
});

/** By rail and state: what one of them has not does not compile. */
export type WithdrawalRecord = v.InferInput<typeof WithdrawalSchema>;
export type MobileWithdrawal = v.InferInput<typeof MobileWithdrawalSchema>;
export type CardWithdrawal = v.InferInput<typeof CardWithdrawalSchema>;
export type RefundPart = v.InferInput<typeof RefundPartSchema>;

export const isMobilePayout = (withdrawal: WithdrawalRecord): withdrawal is MobileWithdrawal =>
  withdrawal.method === 'mpesa';
export const isCardPayout = (withdrawal: WithdrawalRecord): withdrawal is CardWithdrawal =>
  withdrawal.method === 'card';
export const partsOf = (withdrawal: WithdrawalRecord): readonly RefundPart[] =>
  isCardPayout(withdrawal) ? (withdrawal.parts ?? []) : [];
