/** Reasons why money does not move, each with the text for the player (docs/product.md, Withdrawals). */
import type { Currency } from '../store/records/money.ts';
import { LIMIT_FACTS } from '../../../contract/facts.ts';
import type { TransactionReason } from '../../../contract/walletTerms.ts';

/** A refused withdrawal is answered with success false, and kept as a failed record. */
export type WithdrawalRefusal = Extract<
  TransactionReason,
  | 'invalid_amount'
  | 'below_minimum'
  | 'insufficient_balance'
  | 'no_deposit_history'
  | 'method_unavailable'
  | 'above_method_limit'
  | 'above_day_limit'
  | 'profile_not_found'
  | 'payout_failed'
>;

const LEAST: Readonly<Record<Currency, string>> = {
  USD: `$${LIMIT_FACTS.minWithdrawal}`,
  KES: `Ksh ${LIMIT_FACTS.minWithdrawalKes}`,
};

export const withdrawalMessage = (reason: WithdrawalRefusal, currency: Currency = 'USD'): string =>
  reason === 'below_minimum' ? `Minimum withdrawal amount is ${LEAST[currency]}` : WITHDRAWAL_MESSAGES[reason];

const WITHDRAWAL_MESSAGES: Readonly<Record<Exclude<WithdrawalRefusal, 'below_minimum'>, string>> = {
  invalid_amount: 'Please enter a valid amount',
  insufficient_balance: 'Insufficient balance for withdrawal.',
  no_deposit_history: 'No deposit history found. Please contact support for assistance.',
  method_unavailable: 'Please select a valid payment method or contact support',
  above_method_limit: 'That is more than this method can take at once. Choose a smaller amount or another method.',
  above_day_limit: 'That is more than you can still withdraw today. Choose a smaller amount, or try again tomorrow.',
  profile_not_found: 'User profile not found. Please contact support.',
  payout_failed: 'Withdrawal request failed. Please try again or contact support.',
};
