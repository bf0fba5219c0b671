import type { Transaction } from '@contract/transactions.ts';
import type { WalletTerms } from '@contract/wallet.ts';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { ANY_METHOD, METHOD_KITS, termsWith } from '@/features/wallet/methodKits.testTools';

/** An open deposit of KES 500; give only the fields of the test. */
export const buildTransaction = (own: Partial<Transaction> = {}): Transaction => ({
  id: 'd1',
  type: 'deposit',
  method: ANY_METHOD.id,
  amount: 500,
  currency: 'KES',
  balanceCurrency: 'USD',
  status: 'processing',
  isOutcomeUnknown: false,
  account: '0712 ••• 678',
  createdAt: '2026-11-20T09:30:00.000Z',
  timeline: [{ status: 'pending', at: '2026-11-20T09:30:00.000Z' }],
  ...own,
});

export const buildTerms = (own: Partial<WalletTerms> = {}): WalletTerms => ({
  kesPerUsd: 129.5,
  withdrawal: { min: 10 },
  inKes: { withdrawal: { min: 100 } },
  ...termsWith(METHOD_KITS),
  ...own,
});

export const buildMethod = (own: Partial<WithdrawalMethod> = {}): WithdrawalMethod => ({
  ...ANY_METHOD.payout,
  maxAmount: undefined,
  canWithdraw: true,
  currency: 'USD',
  isForWinnings: false,
  isPreferred: false,
  ...own,
});
