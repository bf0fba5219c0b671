import type { TransactionReason } from '../../../../contract/walletTerms.ts';

/** From a decline code of the card provider. */
export function declineReason(code: string): TransactionReason {
  if (code.includes('authentication')) return 'authentication_failed';
  return code === 'insufficient_funds' ? 'insufficient_funds' : 'declined';
}
