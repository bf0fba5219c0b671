import { latestPaid, type LedgerRail, readRefundable, reserveRefunds } from '../../ledger/index.ts';
import type { CompletedDeposit } from '../../store/records/deposit.ts';
import type { WithdrawalRefund } from '../../store/records/withdrawal.ts';
import { isCard, isPaidCard } from './records.ts';

/** A card gets back at most what it paid: the oldest payments first, each up to its refundable amount. */
export const refundWay: LedgerRail['waysOut'] = async (reader, { uid }) => {
  const latest = await latestPaid(reader, uid, 'card');
  if (!latest) return [];
  const refundable = await readRefundable(reader, uid);
  const owedCents = refundable.reduce((sum, { refundableCents = 0 }) => sum + refundableCents, 0);
  const paid = [
    ['userId', '==', uid],
    ['status', '==', 'completed'],
    ['paymentMethod', '==', 'card'],
  ] as const;
  return [
    {
      details: cardsOf(refundable.length > 0 ? refundable : [latest]),
      paidCents: await reader.sum('deposits', 'creditedCents', { where: paid }),
      owedCents,
      isForWinnings: false,
      mostCents: owedCents,
      lastUsed: latest.createdAt,
      plan(amountCents) {
        const refunds = refundsOf(refundable, amountCents);
        return {
          debitCents: amountCents,
          toRecord: (opened) => ({ ...opened, method: 'card', parts: refunds }),
          write: (tx) => reserveRefunds(tx, refundable, refunds),
        };
      },
    },
  ];
};

/** Such as `•••• 4242`, or all of several cards. */
function cardsOf(deposits: Parameters<typeof isCard>[0][]): string | undefined {
  const ends = deposits.flatMap((deposit) => (isCard(deposit) && deposit.cardDetails ? deposit.cardDetails.last4 : []));
  return [...new Set(ends)].map((last4) => `•••• ${last4}`).join(', ') || undefined;
}

function refundsOf(refundable: readonly CompletedDeposit[], amountCents: number): WithdrawalRefund[] {
  let left = amountCents;
  return refundable
    .filter(isPaidCard)
    .flatMap(({ id, paymentIntentId = '', refundableCents = 0 }): WithdrawalRefund[] => {
      const taken = Math.min(left, refundableCents);
      left -= taken;
      return taken > 0 ? [{ depositId: id, paymentIntentId, amountCents: taken, status: 'planned' }] : [];
    });
}
