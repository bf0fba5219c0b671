/** Common fields of deposits and withdrawals; see docs/money.md. Times are ISO 8601. */
import * as v from 'valibot';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';
import { TRANSACTION_REASONS, TRANSACTION_STATES, type TransactionState } from '../../../../contract/walletTerms.ts';

export type Currency = (typeof CURRENCY_CODES)[number];

const ReasonSchema = v.optional(v.picklist(TRANSACTION_REASONS));
const TimelineStepSchema = v.object({ status: v.picklist(TRANSACTION_STATES), at: v.string(), reason: ReasonSchema });

const currency = v.picklist(CURRENCY_CODES);

export const MONEY = {
  id: v.string(),
  userId: v.string(),
  /** Decimal, as requested; never changes. */
  amount: v.number(),
  currency,
  /** The currency of the account and of every amount in cents. Missing: USD. */
  accountCurrency: v.optional(currency),
  createdAt: v.string(),
  updatedAt: v.optional(v.string()),
  timeline: v.array(TimelineStepSchema),
  reason: ReasonSchema,
  isOutcomeUnknown: v.optional(v.boolean()),
  /** Workers have checked it so often. */
  checks: v.number(),
  kesPerUsd: v.optional(v.number()),
  /** The provider's receipt, such as an M-Pesa code. */
  receipt: v.optional(v.string()),
  /** The final record that this one corrects. */
  correctsId: v.optional(v.string()),
};

export const OPEN = {
  status: v.picklist(['pending', 'processing']),
  /** Time of the next check by the workers. */
  nextCheckAt: v.optional(v.string()),
};

/** A record in review, or one that ended without money. */
export const CLOSED = { status: v.picklist(['review', 'failed']) };

export const COMPLETED = { status: v.literal('completed') };

/** Fields that older programs did not write. */
export const MONEY_DEFAULTS = { currency: 'USD', timeline: [], checks: 0 };

/** A deposit or a withdrawal in any state. */
export type MoneyRecord = v.InferInput<v.ObjectSchema<typeof MONEY, undefined>> & { status: TransactionState };
