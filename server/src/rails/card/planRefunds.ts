import { type LedgerRail, readRefundable, reserveRefunds } from '../../ledger/index.ts';
import type { CompletedDeposit } from '../../store/records/deposit.ts';
import type { RefundPart } from '../../store/records/withdrawal.ts';
import { isPaidCard } from './records.ts';

/** A card gets back at most what it paid: the oldest payments first, each up to its refundable amount. */
export const planRefunds: LedgerRail['planPayout'] = async (reader, { uid, amountCents }) => {
  const refundable = await readRefundable(reader, uid);
  const parts = partsOf(refundable, amountCents);
  return {
    debitCents: amountCents,
    toRecord: (opened) => ({ ...opened, method: 'card', parts }),
    write: (tx) => reserveRefunds(tx, refundable, parts),
  };
};

function partsOf(refundable: readonly CompletedDeposit[], amountCents: number): RefundPart[] {
  let left = amountCents;
  return refundable.filter(isPaidCard).flatMap(({ id, paymentIntentId = '', refundableCents = 0 }): RefundPart[] => {
    const taken = Math.min(left, refundableCents);
    left -= taken;
    return taken > 0 ? [{ depositId: id, paymentIntentId, amountCents: taken, status: 'planned' }] : [];
  });
}
