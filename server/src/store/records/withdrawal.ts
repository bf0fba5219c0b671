import * as v from 'valibot';
import { wordsOf } from '../../../../contract/railWords.ts';
import { TRANSACTION_REASONS } from '../../../../contract/walletTerms.ts';
import { type Collection, collection } from '../collection.ts';
import type { FieldOf } from '../query.ts';
import type { RailRecords } from './deposit.ts';
import { CLOSED, COMPLETED, MONEY, MONEY_DEFAULTS, OPEN } from './money.ts';

/** A refund of one earlier payment. */
export const WithdrawalRefundSchema = v.object({
  depositId: v.string(),
  /** The provider's id of that payment. */
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
  /** Cents that are held, and later leave the balance. */
  debitCents: v.number(),
  /** It is not sent before this time: the phone is new, or a person looked at it. */
  sendAfter: v.optional(v.string()),
  /** The first answer, repeated for each repeated request. `reason`: why it waits, or was refused. */
  answer: v.object({ success: v.boolean(), message: v.string(), reason: v.optional(v.picklist(TRANSACTION_REASONS)) }),
};

const OPEN_WITHDRAWAL = { ...OPEN, ...WITHDRAWAL };

/** A schema for each state, with the fields of a rail. */
export const withdrawalOf = <TFields extends v.ObjectEntries>(fields: TFields) =>
  v.variant('status', [
    v.object({ ...OPEN_WITHDRAWAL, ...fields }),
    v.object({ ...CLOSED, ...WITHDRAWAL, ...fields }),
    v.object({ ...COMPLETED, ...WITHDRAWAL, ...fields }),
  ]);

/** The record of each rail and state: a field that one of them does not have does not compile. */
export type WithdrawalRecord = RailRecords[keyof RailRecords]['withdrawal'];
export type OpenWithdrawal = v.InferInput<v.ObjectSchema<typeof OPEN_WITHDRAWAL, undefined>>;
export type WithdrawalRefund = v.InferInput<typeof WithdrawalRefundSchema>;

/** A rail that pays by refunds has stored them as `parts`; others send one payout. */
export const refundsOf = ({ parts = [] }: { id: string; parts?: readonly WithdrawalRefund[] | undefined }) => parts;

export const withRefunds = <TWithdrawal extends WithdrawalRecord>(
  withdrawal: TWithdrawal,
  parts: WithdrawalRefund[] | undefined,
) => ({ ...withdrawal, parts });

/** Older programs stored only accepted withdrawals. */
const withdrawalDefaults = () => ({ ...MONEY_DEFAULTS, debitCents: 0, answer: { success: true, message: '' } });

export type WithdrawalSchema = v.GenericSchema<WithdrawalRecord> & v.VariantOptions<'method'>[number];

export const withdrawalsOf = (
  rails: readonly WithdrawalSchema[],
  indexes: readonly (readonly FieldOf<WithdrawalRecord>[])[],
): Collection<WithdrawalRecord> =>
  collection<WithdrawalRecord>(
    v.variant('method', rails),
    [
      ['userId', 'createdAt'],
      ['userId', 'updatedAt'],
      ['userId', 'status', 'createdAt'],
      ['userId', 'status', 'debitCents'],
      ['userId', 'status', 'createdAt', 'debitCents'],
      ...indexes,
      ['status', 'createdAt'],
      ['createdAt'],
      ['status', 'nextCheckAt'],
    ],
    { defaults: withdrawalDefaults, words: { method: wordsOf('withdrawal') }, changedAt: ['updatedAt'] },
  );
