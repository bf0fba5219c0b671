import type { TransactionReason } from '../../../../contract/walletTerms.ts';

/** Safaricom's result codes for unpaid prompts. */
const REASONS: Readonly<Record<number, TransactionReason>> = {
  1: 'insufficient_funds',
  1001: 'another_in_progress',
  1019: 'timed_out',
  1032: 'cancelled',
  1037: 'unreachable',
  2001: 'wrong_pin',
};

export const pushReason = (resultCode: number): TransactionReason => REASONS[resultCode] ?? 'push_refused';
