import type { Transaction } from '@contract/transactions.ts';
import type { CsvColumns } from '@/shared/csv';

/** Transactions in a file: codes as in the contract, times in UTC. */
export const TRANSACTION_COLUMNS = {
  time: ({ createdAt }) => createdAt,
  type: ({ type }) => type,
  method: ({ method }) => method,
  account: ({ account }) => account,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  state: ({ status }) => status,
  reason: ({ reason }) => reason,
  receipt: ({ receipt }) => receipt,
  balanceChange: ({ balanceAmount }) => balanceAmount,
  balanceCurrency: ({ balanceCurrency }) => balanceCurrency,
  kesPerUsd: ({ kesPerUsd }) => kesPerUsd,
  payout: ({ payoutAmount }) => payoutAmount,
  payoutCurrency: ({ payoutCurrency }) => payoutCurrency,
  reference: ({ id }) => id,
} as const satisfies CsvColumns<Transaction>;
