/** The money of the player, for all rails. */
import type { HISTORY_REFUSALS, NO_DEPOSIT, NO_WITHDRAWAL, WithdrawalCallRefusal } from '../moneyRefusals.ts';
import type { Balance } from '../users.ts';
import type * as wallet from '../wallet.ts';
import { route } from './route.ts';

interface OneTransaction<TRefusals extends object> {
  params: { id: string };
  answer: wallet.Transaction;
  error: keyof TRefusals & string;
}

export const readTerms = route<{ answer: wallet.WalletTerms }>('GET /wallet/terms');
export const readBalance = route<{ query: { refresh?: 'true' | 'false' | undefined }; answer: Balance }>(
  'GET /wallet/balance',
);
export const listMethods = route<{ answer: wallet.WithdrawalMethod[] }>('GET /wallet/methods');
export const withdraw = route<{
  key: string;
  body: wallet.WithdrawalBody;
  answer: wallet.WithdrawalAnswer;
  error: WithdrawalCallRefusal;
}>('POST /wallet/withdrawals');
export const listTransactions = route<{
  query: wallet.TransactionsQuery;
  answer: wallet.TransactionPage;
  error: keyof typeof HISTORY_REFUSALS;
}>('GET /wallet/transactions');
export const readDeposit = route<OneTransaction<typeof NO_DEPOSIT>>('GET /wallet/deposits/:id');
/** After the form of a card payment was closed. */
export const cancelDeposit = route<OneTransaction<typeof NO_DEPOSIT>>('POST /wallet/deposits/:id/cancel');
export const readWithdrawal = route<OneTransaction<typeof NO_WITHDRAWAL>>('GET /wallet/withdrawals/:id');
/** A stream that stays open. */
export const walletEvents = route<{ answer: string }>('GET /wallet/events');
