/** The player's money on the wire (docs/money.md). Amounts are decimals: `12.5` is US$12.50 or KES 12.50. */
import * as v from 'valibot';
import { flagOr, numberOr, optionalInstant, optionalNumber, optionalText } from './fields.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import * as terms from './walletTerms.ts';

export * from './walletTerms.ts';
export * from './walletRequests.ts';

const TimelineStepSchema = v.object({
  status: v.picklist(terms.TRANSACTION_STATES),
  at: v.string(),
  reason: optionalText(),
});

/** `amount`: in the account's currency. `missed`: why a completed deposit got no bonus. */
const TransactionBonusSchema = v.object({
  id: v.string(),
  title: optionalText(),
  amount: numberOr(0),
  freeSpins: numberOr(0),
  isCredited: flagOr(false),
  missed: v.fallback(v.optional(v.picklist(terms.BONUS_MISSES)), undefined),
});

/** A deposit or a withdrawal. The server masks phone numbers and cards. */
export const TransactionSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(terms.TRANSACTION_TYPES),
  /** `stripe` is a card deposit: the name on the wire. */
  method: v.picklist([...terms.DEPOSIT_METHODS, ...terms.WITHDRAWAL_METHODS]),
  /** The requested amount. */
  amount: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  /** The change of the balance; missing before it. */
  balanceAmount: optionalNumber(),
  /** The account's currency, of `balanceAmount` and the bonus. */
  balanceCurrency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  /** KES for one USD, recorded at the conversion. */
  kesPerUsd: optionalNumber(),
  status: v.picklist(terms.TRANSACTION_STATES),
  /** A `TransactionReason`; another backend may send others. */
  reason: optionalText(),
  /** The provider has not reported the outcome: money may have moved. "Do not pay again". */
  isOutcomeUnknown: flagOr(false),
  /** The provider's receipt, such as an M-Pesa code. */
  receipt: optionalText(),
  /** Such as `•••• 4242` or `0712 ••• 678`. */
  account: optionalText(),
  description: optionalText(),
  bonus: v.fallback(v.optional(TransactionBonusSchema), undefined),
  /** For a withdrawal: the arriving amount, in the currency of the method. */
  payoutAmount: optionalNumber(),
  payoutCurrency: v.fallback(v.optional(v.picklist(CURRENCY_CODES)), undefined),
  processingTime: optionalText(),
  createdAt: v.string(),
  updatedAt: optionalInstant(),
  /** Every state, oldest first. */
  timeline: v.fallback(v.array(TimelineStepSchema), []),
});
export type Transaction = v.InferOutput<typeof TransactionSchema>;

export const TransactionPageSchema = v.object({
  items: v.array(TransactionSchema),
  /** For the request of the next page; missing on the last page. */
  nextCursor: optionalText(),
});
export type TransactionPage = v.InferOutput<typeof TransactionPageSchema>;

/** A method for withdrawals. Amounts are in `currency`, the one of the account. */
export const WithdrawalMethodSchema = v.object({
  id: v.picklist(terms.WITHDRAWAL_METHODS),
  name: v.string(),
  method: v.picklist(terms.WITHDRAWAL_METHODS),
  icon: optionalText(),
  description: optionalText(),
  canWithdraw: flagOr(false),
  processingTime: optionalText(),
  /** Masked, such as `0712 ••• 678`. */
  details: optionalText(),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  totalDeposited: numberOr(0),
  lastUsed: optionalInstant(),
  /** The most for one withdrawal: money goes back the way it came, up to what came that way. */
  maxAmount: optionalNumber(),
  /** For the request, when a method has several destinations; it does not tell a phone number. */
  destination: optionalText(),
  /** Paid in this way, and not paid back yet. */
  owed: optionalNumber(),
  /** The player's own verified phone, where what is won goes. */
  isForWinnings: flagOr(false),
  /** A new phone: payouts wait until then. */
  waitsUntil: optionalInstant(),
  isPreferred: flagOr(false),
});
export type WithdrawalMethod = v.InferOutput<typeof WithdrawalMethodSchema>;

const RangeSchema = v.object({ min: v.number(), max: v.number() });

/** Public terms for screens before money moves. */
export const WalletTermsSchema = v.object({
  /** 0 when there is no rate: then nothing is converted. */
  kesPerUsd: v.pipe(
    v.number(),
    v.check((rate) => rate >= 0, 'a rate of 0 or more'),
  ),
  /** KES, in every account currency. */
  mpesaDeposit: RangeSchema,
  /** For accounts in USD. */
  cardDeposit: RangeSchema,
  withdrawal: v.object({ min: v.number() }),
  /** For accounts in KES. */
  inKes: v.fallback(v.object({ cardDeposit: RangeSchema, withdrawal: v.object({ min: v.number() }) }), {
    cardDeposit: terms.WALLET_LIMITS.cardDeposit.KES,
    withdrawal: terms.WALLET_LIMITS.withdrawal.KES,
  }),
  /** For the card provider's script. */
  cardPublishableKey: optionalText(),
  hasCard: flagOr(true),
  hasMpesa: flagOr(true),
});
export type WalletTerms = v.InferOutput<typeof WalletTermsSchema>;

/** Id for following a deposit; empty from a backend with the basic calls alone. */
const depositIdField = v.fallback(v.string(), '');

/** ResponseCode '0' means that the prompt was sent, not that it was paid. */
export const StkPushAnswerSchema = v.object({
  /** Missing in an answer with only an `errorMessage`. */
  ResponseCode: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  ResponseDescription: optionalText(),
  CustomerMessage: optionalText(),
  errorMessage: optionalText(),
  /** A `TransactionReason` of a refused prompt. */
  reason: optionalText(),
  depositId: depositIdField,
});
export type StkPushAnswer = v.InferOutput<typeof StkPushAnswerSchema>;

/** `phone` is masked. */
export const ConfirmedPhoneSchema = v.object({ phone: v.string() });
export type ConfirmedPhone = v.InferOutput<typeof ConfirmedPhoneSchema>;

export const PaymentIntentAnswerSchema = v.object({
  clientSecret: v.string(),
  paymentIntentId: v.string(),
  depositId: depositIdField,
});
export type PaymentIntentAnswer = v.InferOutput<typeof PaymentIntentAnswerSchema>;

/** A refusal has `success` false in HTTP 200 and is stored as a failed record. */
export const WithdrawalAnswerSchema = v.object({
  success: v.boolean(),
  message: v.fallback(v.string(), ''),
  transactionId: optionalText(),
  /** A `TransactionReason` of a refusal. */
  reason: optionalText(),
});
export type WithdrawalAnswer = v.InferOutput<typeof WithdrawalAnswerSchema>;

/** An item of GET /stripe/deposits. */
export const CardDepositSchema = v.object({
  id: v.string(),
  paymentIntentId: optionalText(),
  type: v.literal('deposit'),
  method: v.literal('stripe'),
  description: optionalText(),
  amount: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  status: v.picklist(terms.TRANSACTION_STATES),
  createdAt: v.string(),
});
export type CardDeposit = v.InferOutput<typeof CardDepositSchema>;
