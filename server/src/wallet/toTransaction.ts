/** Deposits and withdrawals as the player sees them: masked, and without what only the server needs. */
import type { CardDeposit, Transaction } from '../../../contract/wallet.ts';
import { type AnyRecord, decimalOf, detailsOf, isCompleted } from '../ledger/index.ts';
import { bonusOf } from '../rewards/bonusOf.ts';
import type { CardDeposit as StoredCardDeposit, DepositRecord } from '../store/records/deposit.ts';
import { isCardPayout, type WithdrawalRecord } from '../store/records/withdrawal.ts';

const DEPOSIT_TEXTS = { stripe: 'Card Deposit', mpesa: 'M-Pesa Deposit', returned: 'Returned withdrawal' } as const;

/** What an older program or an operator wrote may lack our own fields. */
const commonOf = (record: AnyRecord) => ({
  id: record.id,
  amount: record.amount,
  currency: record.currency,
  status: record.status,
  reason: record.reason,
  isOutcomeUnknown: record.isOutcomeUnknown ?? false,
  receipt: record.receipt,
  kesPerUsd: record.kesPerUsd,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  timeline: record.timeline.map(({ status, at, reason }) => ({ status, at, reason })),
});

const methodOf = (deposit: DepositRecord) =>
  deposit.paymentMethod === 'returned' ? (deposit.method ?? 'stripe') : deposit.paymentMethod;

const balanceAmountOf = (deposit: DepositRecord): number | undefined =>
  isCompleted(deposit) && deposit.creditedCents !== undefined ? decimalOf(deposit.creditedCents) : undefined;

/** `kesPerUsd` is the rate in force: what the bonus of an open deposit would give. */
export const depositToTransaction = (deposit: DepositRecord, kesPerUsd: number): Transaction => ({
  ...commonOf(deposit),
  type: 'deposit',
  method: methodOf(deposit),
  balanceAmount: balanceAmountOf(deposit),
  account: detailsOf(deposit),
  description: DEPOSIT_TEXTS[deposit.paymentMethod],
  bonus: bonusOf(deposit, kesPerUsd),
  payoutAmount: undefined,
  payoutCurrency: undefined,
  processingTime: undefined,
});

/** What arrives; nothing of one that failed. */
function payoutOf(withdrawal: WithdrawalRecord) {
  if (withdrawal.status === 'failed') return { payoutAmount: undefined, payoutCurrency: undefined };
  if (isCardPayout(withdrawal)) {
    const { parts, amount } = withdrawal;
    return { payoutAmount: parts && amount, payoutCurrency: parts && ('USD' as const) };
  }
  const { payoutKes } = withdrawal;
  return { payoutAmount: payoutKes, payoutCurrency: payoutKes === undefined ? undefined : ('KES' as const) };
}

export const withdrawalToTransaction = (withdrawal: WithdrawalRecord): Transaction => ({
  ...commonOf(withdrawal),
  type: 'withdrawal',
  method: withdrawal.method,
  balanceAmount: withdrawal.status === 'completed' ? decimalOf(withdrawal.debitCents) : undefined,
  account: withdrawal.methodDetails,
  description: withdrawal.description,
  bonus: undefined,
  ...payoutOf(withdrawal),
  processingTime: withdrawal.processingTime,
});

export const toCardDeposit = (deposit: StoredCardDeposit): CardDeposit => ({
  id: deposit.id,
  paymentIntentId: deposit.paymentIntentId,
  type: 'deposit',
  method: 'stripe',
  description: DEPOSIT_TEXTS.stripe,
  amount: deposit.amount,
  currency: deposit.currency,
  status: deposit.status,
  createdAt: deposit.createdAt,
});
