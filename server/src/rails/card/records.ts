import * as v from 'valibot';
import { CLOSED_DEPOSIT, COMPLETED_DEPOSIT, type DepositRecord, OPEN_DEPOSIT } from '../../store/records/deposit.ts';
import {
  CLOSED_WITHDRAWAL,
  COMPLETED_WITHDRAWAL,
  OPEN_WITHDRAWAL,
  RefundPartSchema,
  type WithdrawalRecord,
} from '../../store/records/withdrawal.ts';
import type { RailSchemas } from '../../store/collections.ts';

const optionalText = v.optional(v.string());

const DEPOSIT = {
  paymentMethod: v.literal('card'),
  paymentIntentId: optionalText,
  /** The form is closed: the payment is cancelled when the provider says that it is neither paid nor processing. */
  isFormClosed: v.optional(v.boolean()),
  cardDetails: v.optional(v.object({ brand: v.string(), last4: v.string() })),
};

/** The provider's fingerprint of the card, the same in every account. */
const CompletedSchema = v.object({ ...COMPLETED_DEPOSIT, ...DEPOSIT, cardFingerprint: optionalText });

const DepositSchema = v.variant('status', [
  v.object({ ...OPEN_DEPOSIT, ...DEPOSIT }),
  v.object({ ...CLOSED_DEPOSIT, ...DEPOSIT }),
  CompletedSchema,
]);

const WITHDRAWAL = { method: v.literal('card'), parts: v.optional(v.array(RefundPartSchema)) };

const WithdrawalSchema = v.variant('status', [
  v.object({ ...OPEN_WITHDRAWAL, ...WITHDRAWAL }),
  v.object({ ...CLOSED_WITHDRAWAL, ...WITHDRAWAL }),
  v.object({ ...COMPLETED_WITHDRAWAL, ...WITHDRAWAL }),
]);

export type CardDeposit = v.InferInput<typeof DepositSchema>;
export type CompletedCardDeposit = v.InferInput<typeof CompletedSchema>;
export type CardWithdrawal = v.InferInput<typeof WithdrawalSchema>;

declare module '../../store/records/deposit.ts' {
  interface RailRecords {
    card: { deposit: CardDeposit; withdrawal: CardWithdrawal };
  }
}

export const CARD_SCHEMAS: RailSchemas = {
  deposit: DepositSchema,
  withdrawal: WithdrawalSchema,
  indexes: [
    // Finds the accounts that a card has paid for.
    ['cardFingerprint', 'userId'],
    ['userId', 'cardFingerprint'],
  ],
};

export const isCard = (deposit: DepositRecord): deposit is CardDeposit => deposit.paymentMethod === 'card';
export const isPaidCard = (deposit: DepositRecord): deposit is CompletedCardDeposit =>
  isCard(deposit) && deposit.status === 'completed';
export const isCardPayout = (withdrawal: WithdrawalRecord): withdrawal is CardWithdrawal =>
  withdrawal.method === 'card';
