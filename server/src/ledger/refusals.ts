/** Reasons why money does not move, each with the text for the player (docs/product.md, Withdrawals). */
import type { Currency } from '../store/records/money.ts';
import { MONEY_REFUSALS, type MoneyRefusal } from '../../../contract/deposits.ts';
import { LIMIT_FACTS } from '../../../contract/facts.ts';
import type { SaferPlayRefusal } from '../../../contract/saferPlay.ts';
import type { TransactionReason } from '../../../contract/walletTerms.ts';
import { ApiError } from '../errors/ApiError.ts';

/** For withdrawals: answered with success false, and kept as a failed record. */
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

/** In the currency of the account. */
export const withdrawalMessage = (reason: WithdrawalRefusal, currency: Currency = 'USD'): string =>
  reason === 'below_minimum' ? `Minimum withdrawal amount is ${LEAST[currency]}` : WITHDRAWAL_MESSAGES[reason];

const WITHDRAWAL_MESSAGES: Readonly<Record<Exclude<WithdrawalRefusal, 'below_minimum'>, string>> = {
  invalid_amount: 'Please enter a valid amount',
  insufficient_balance: 'Insufficient balance for withdrawal.',
  no_deposit_history: 'No deposit history found. Please contact support for assistance.',
  method_unavailable: 'Please select a valid payment method or contact support',
  above_method_limit: 'That is more than this method can take. Choose a smaller amount or another method.',
  above_day_limit: 'That is more than can still be withdrawn today. Choose a smaller amount, or ask again tomorrow.',
  profile_not_found: 'User profile not found. Please contact support.',
  payout_failed: 'Withdrawal request failed. Please try again or contact support.',
};

/** Safer play has its own texts. */
type RequestRefusal = Exclude<MoneyRefusal, SaferPlayRefusal>;

/** For all other requests: an error answer, and no record. */
const REQUEST_MESSAGES: Readonly<Record<RequestRefusal, string>> = {
  bonus_unavailable: 'bonusId: This bonus is not available: choose another one or none',
  bonus_not_next: 'bonusId: This step of the welcome pack is for another deposit: choose another bonus or none',
  bonus_used: 'bonusId: This bonus was given as often as its terms allow: choose another one or none',
  bonus_closed: 'bonusId: This bonus is not open at this hour: its terms say when it is. Choose another one or none',
  bonus_other_players: 'bonusId: This bonus is for other players, as its terms say: choose another one or none',
  bonus_not_found: 'There is no such bonus of yours',
  bonus_in_round: 'A round that counts for the bonus is still open: finish it first',
  account_used: 'The currency of an account can change only before it has held money',
  no_profile: 'There is no profile yet: open a session first',
  deposit_not_found: 'There is no such deposit',
  withdrawal_not_found: 'There is no such withdrawal',
  idempotency_key_needed: 'Send an Idempotency-Key header of 8 to 128 letters, digits, dashes or underscores',
  idempotency_conflict: 'This Idempotency-Key came with another request before: use a new one',
  cursor_invalid: 'Wrong query: cursor: begin again without it',
};

export const refusal = (code: RequestRefusal): ApiError =>
  new ApiError(MONEY_REFUSALS[code], code, REQUEST_MESSAGES[code]);
