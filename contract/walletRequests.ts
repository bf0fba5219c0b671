/** Requests about money. Separate from answers, because a browser does not check its own requests. */
import * as v from 'valibot';
import { TRANSACTION_STATES, TRANSACTION_TYPES, WITHDRAWAL_METHODS } from './walletTerms.ts';

/** At most two decimals, checked as text to avoid floating-point errors. */
export const AmountSchema = v.pipe(
  v.number(),
  v.finite(),
  v.check((amount) => /^\d{1,9}(?:\.\d{1,2})?$/.test(String(amount)), 'an amount with at most two decimals'),
);

const bonusId = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128)));

export const StkPushBodySchema = v.strictObject({
  phoneNumber: v.pipe(v.string(), v.maxLength(32)),
  /** Whole KES. */
  amount: AmountSchema,
  bonusId,
});

export const PaymentIntentBodySchema = v.strictObject({
  /** In the account's currency. */
  amount: AmountSchema,
  metadata: v.optional(v.object({ bonusId, bonusTitle: v.optional(v.pipe(v.string(), v.maxLength(200))) })),
  bonusId,
});

export const WithdrawalBodySchema = v.strictObject({
  /** In the account's currency. */
  amount: AmountSchema,
  methodId: v.picklist(WITHDRAWAL_METHODS),
  /** Of a listed method; without it the server chooses. */
  destination: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
});

/** `proof`: the token of a sign-in with the phone, which its owner makes with a code by SMS. */
export const ConfirmPhoneBodySchema = v.strictObject({ proof: v.pipe(v.string(), v.minLength(1), v.maxLength(8_192)) });

/** A query has numbers as text. */
const countText = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.number(), v.maxValue(max));

export const TransactionsQuerySchema = v.object({
  type: v.optional(v.picklist(TRANSACTION_TYPES)),
  status: v.optional(v.picklist(TRANSACTION_STATES)),
  limit: v.optional(v.pipe(countText(100), v.minValue(1))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export const CardDepositsQuerySchema = v.object({
  limit: v.optional(v.pipe(countText(100), v.minValue(1))),
  offset: v.optional(countText(10_000)),
});

export const TransactionParamsSchema = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });

export const IdempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/));

export type StkPushBody = v.InferOutput<typeof StkPushBodySchema>;
export type PaymentIntentBody = v.InferOutput<typeof PaymentIntentBodySchema>;
export type ConfirmPhoneBody = v.InferOutput<typeof ConfirmPhoneBodySchema>;
export type WithdrawalBody = v.InferOutput<typeof WithdrawalBodySchema>;
export type TransactionsQuery = v.InferOutput<typeof TransactionsQuerySchema>;
export type CardDepositsQuery = v.InferOutput<typeof CardDepositsQuerySchema>;
