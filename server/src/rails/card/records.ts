import * as v from 'valibot';
import { type DepositRecord, depositOf } from '../../store/records/deposit.ts';
import { WithdrawalRefundSchema, type WithdrawalRecord, withdrawalOf } from '../../store/records/withdrawal.ts';
import type { RailSchemas } from '../../store/collections.ts';

const optionalText = v.optional(v.string());

const DepositSchema = depositOf(
  {
    paymentMethod: v.literal('card'),
    paymentIntentId: optionalText,
    /** The form is closed: the payment is cancelled when the provider says that it is neither paid nor processing. */
    isFormClosed: v.optional(v.boolean()),
    cardDetails: v.optional(v.object({ brand: v.string(), last4: v.string() })),
  },
  /** The provider's fingerprint of a card is the same in every account. */
  { cardFingerprint: optionalText },
);

const WithdrawalSchema = withdrawalOf({
  method: v.literal('card'),
  parts: v.optional(v.array(WithdrawalRefundSchema)),
});

export type CardDeposit = v.InferInput<typeof DepositSchema>;
export type CompletedCardDeposit = Extract<CardDeposit, { status: 'completed' }>;
export type CardWithdrawal = v.InferInput<typeof WithdrawalSchema>;

declare module '../../store/records/deposit.ts' {
  interface RailRecords {
    card: { deposit: CardDeposit; withdrawal: CardWithdrawal };
  }
}

export const CARD_SCHEMAS: RailSchemas = {
  deposit: DepositSchema,
  withdrawal: WithdrawalSchema,
  indexes: [['paymentIntentId']],
  /** Sums what went back to cards of the player. */
  payoutIndexes: [['userId', 'method', 'status', 'debitCents']],
};

export const isCard = (deposit: DepositRecord): deposit is CardDeposit => deposit.paymentMethod === 'card';
export const isPaidCard = (deposit: DepositRecord): deposit is CompletedCardDeposit =>
  isCard(deposit) && deposit.status === 'completed';
export const isCardPayout = (withdrawal: WithdrawalRecord): withdrawal is CardWithdrawal =>
  withdrawal.method === 'card';
