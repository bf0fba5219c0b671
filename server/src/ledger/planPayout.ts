import { payoutCostCents, payoutKesOf } from '../../../contract/moneyRules.ts';
import type { WithdrawalMethodId } from '../../../contract/walletTerms.ts';
import type { DepositRecord, RefundPart, WithdrawalRecord } from './records.ts';

export type PayoutPlan = Pick<WithdrawalRecord, 'debitCents' | 'kesPerUsd' | 'payoutKes' | 'phoneNumber' | 'parts'>;

interface PayoutAsk {
  methodId: WithdrawalMethodId;
  amountCents: number;
  kesPerUsd: number;
  /** Of the deposit that the money goes back to. */
  phoneNumber: string | undefined;
  /** Oldest first; together at least the amount. */
  refundable: readonly DepositRecord[];
}

/** What will be sent where, and what it takes from the balance. */
export function planPayout({ methodId, amountCents, kesPerUsd, phoneNumber, refundable }: PayoutAsk): PayoutPlan {
  if (methodId === 'card') return { debitCents: amountCents, parts: planRefunds(refundable, amountCents) };
  const payoutKes = payoutKesOf(amountCents, kesPerUsd);
  return { debitCents: payoutCostCents(payoutKes, kesPerUsd), kesPerUsd, payoutKes, phoneNumber: phoneNumber ?? '' };
}

/** A card takes back what was paid with it: the oldest payments first, none beyond what it may still give back. */
function planRefunds(refundable: readonly DepositRecord[], amountCents: number): RefundPart[] {
  let left = amountCents;
  return refundable.flatMap(({ id, paymentIntentId = '', refundableCents = 0 }): RefundPart[] => {
    const taken = Math.min(left, refundableCents);
    left -= taken;
    return taken > 0 ? [{ depositId: id, paymentIntentId, amountCents: taken, status: 'planned' }] : [];
  });
}

/** The deposit with so much less, or with a negative number more, to give back. */
export function withLessRefundable(deposit: DepositRecord, cents: number): DepositRecord {
  const refundableCents = (deposit.refundableCents ?? 0) - cents;
  return { ...deposit, refundableCents, isRefundable: refundableCents > 0 };
}
