/** Money terms for both sides: methods, states, reasons and limits (docs/money.md). */
import type { DEPOSIT_METHODS, WITHDRAWAL_METHODS } from './railWords.ts';

export const TRANSACTION_TYPES = ['deposit', 'withdrawal'] as const;

/** `pending`: recorded. `processing`: at the provider, or unknown. `review`: a person decides. The others are final. */
export const TRANSACTION_STATES = ['pending', 'processing', 'review', 'completed', 'failed'] as const;

/** Reasons why a deposit or withdrawal failed, was refused or waits. */
export const TRANSACTION_REASONS = [
  // Deposits
  'cancelled',
  'insufficient_funds',
  'unreachable',
  'wrong_pin',
  'timed_out',
  'push_refused',
  'another_in_progress',
  'declined',
  'authentication_failed',
  'provider_unavailable',
  'amount_mismatch',
  'duplicate_receipt',
  'abandoned',
  // Withdrawals
  'invalid_amount',
  'below_minimum',
  'insufficient_balance',
  'no_deposit_history',
  'method_unavailable',
  'above_method_limit',
  'profile_not_found',
  'payout_failed',
  'above_day_limit',
  /** The phone is new: the payout waits. */
  'new_destination',
  'first_payout',
  /** Deposits were not staked: a person looks at the withdrawal. */
  'unplayed',
  /** The cardholder went to the bank: a payment of the player is disputed. */
  'disputed',
  'refused_in_review',
] as const;

/** Why a completed deposit got no bonus: too small, not the deposit of the step, or given as often as its terms allow. */
export const BONUS_MISSES = ['below_minimum', 'not_its_turn', 'used'] as const;

export type BonusMiss = (typeof BONUS_MISSES)[number];

/** M-Pesa takes shillings; cards and withdrawals use the account's currency, so all of a deposit can be withdrawn. */
export const WALLET_LIMITS = {
  mpesaDeposit: { KES: { min: 100, max: 100_000 } },
  cardDeposit: { USD: { min: 1, max: 10_000 }, KES: { min: 130, max: 1_300_000 } },
  withdrawal: { USD: { min: 10 }, KES: { min: 100 } },
} as const;

/** Daraja's limits of one payout, whole KES. */
export const MPESA_PAYOUT_KES = { min: 10, max: 250_000 } as const;

export const QUICK_AMOUNTS = {
  mpesa: { KES: [WALLET_LIMITS.mpesaDeposit.KES.min, 500, 1_000, 5_000] },
  card: { USD: [10, 25, 50, 100], KES: [WALLET_LIMITS.cardDeposit.KES.min, 500, 1_000, 5_000] },
  withdrawal: { USD: [25, 50, 100], KES: [500, 1_000, 5_000] },
} as const;

export type DepositMethod = (typeof DEPOSIT_METHODS)[number];
export type WithdrawalMethodId = (typeof WITHDRAWAL_METHODS)[number];
/** They are one state to a player: under way. */
export const OPEN_STATES = ['pending', 'processing'] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];
export type TransactionReason = (typeof TRANSACTION_REASONS)[number];
