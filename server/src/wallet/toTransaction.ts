/** Deposits and withdrawals for the player: masked, and without internal fields. */
import { RAIL_NAMES, RAIL_WORDS } from '../../../contract/railWords.ts';
import type { Transaction } from '../../../contract/transactions.ts';
import { type AnyRecord, decimalOf, isCompleted, railOf } from '../ledger/index.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import { bonusOf } from '../rewards/bonusClaims.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';

/** What is needed to show a record, with the present rate. */
export type Shown = Pick<MoneyContext, 'rails' | 'kesPerUsd'>;

/** Records of older programs or operators may lack our own fields. */
const commonOf = (record: AnyRecord) => ({
  id: record.id,
  amount: record.amount,
  currency: record.currency,
  balanceCurrency: record.accountCurrency ?? ('USD' as const),
  status: record.status,
  reason: record.reason,
  isOutcomeUnknown: record.isOutcomeUnknown ?? false,
  receipt: record.receipt,
  kesPerUsd: record.kesPerUsd,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  timeline: record.timeline.map(({ status, at, reason }) => ({ status, at, reason })),
});

/** A returned payout has the method of that payout. */
function methodOf(deposit: DepositRecord): Transaction['method'] {
  const name = deposit.paymentMethod === 'returned' ? deposit.method : deposit.paymentMethod;
  return RAIL_WORDS[name ?? RAIL_NAMES[0]].deposit;
}

const balanceAmountOf = (deposit: DepositRecord): number | undefined =>
  isCompleted(deposit) && deposit.creditedCents !== undefined ? decimalOf(deposit.creditedCents) : undefined;

export function depositToTransaction({ rails, kesPerUsd }: Shown, deposit: DepositRecord): Transaction {
  const rail = railOf(rails, deposit.paymentMethod);
  return {
    ...commonOf(deposit),
    type: 'deposit',
    method: methodOf(deposit),
    balanceAmount: balanceAmountOf(deposit),
    account: rail?.detailsOf(deposit),
    description: deposit.paymentMethod === 'returned' ? 'Returned withdrawal' : (rail?.depositText ?? 'Deposit'),
    // For an open deposit, the bonus at the present rate.
    bonus: bonusOf(deposit, kesPerUsd()),
    payoutAmount: undefined,
    payoutCurrency: undefined,
    processingTime: undefined,
  };
}

const NO_PAYOUT = { payoutAmount: undefined, payoutCurrency: undefined };

export function withdrawalToTransaction({ rails }: Shown, withdrawal: WithdrawalRecord): Transaction {
  const { method, status, debitCents, methodDetails, description, processingTime } = withdrawal;
  const payout = status === 'failed' ? undefined : railOf(rails, method)?.payoutAmountOf(withdrawal);
  return {
    ...commonOf(withdrawal),
    type: 'withdrawal',
    method: RAIL_WORDS[method].withdrawal,
    balanceAmount: status === 'completed' ? decimalOf(debitCents) : undefined,
    account: methodDetails,
    description,
    bonus: undefined,
    ...(payout ?? NO_PAYOUT),
    processingTime,
  };
}
