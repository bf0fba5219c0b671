import { decimalOf, type LedgerRail } from '../../ledger/index.ts';
import { isMpesa } from './records.ts';

/** The query that confirms this payment has neither amount nor receipt, so both are kept from the callback. */
export const lateDeposit: NonNullable<LedgerRail['lateOf']> = (late, event) => {
  if (!isMpesa(late)) return late;
  const { checkoutRequestId } = late;
  const asked = { ...late, pushAnswer: undefined };
  if ((event.kind !== 'paid' && event.kind !== 'claimedPaid') || !checkoutRequestId) return asked;
  const { amountMinor, receipt } = event;
  return {
    ...asked,
    claimedCheckoutId: checkoutRequestId,
    claimedKes: decimalOf(amountMinor),
    claimedReceipt: receipt,
  };
};
