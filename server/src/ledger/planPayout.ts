import { payoutCostCents, payoutKesOf } from '../../../contract/moneyRules.ts';
import type { WithdrawalMethodId } from '../../../contract/walletTerms.ts';
import type { CompletedCardDeposit } from '../store/records/deposit.ts';
import type { CardWithdrawal, MobileWithdrawal, RefundPart } from '../store/records/withdrawal.ts';

export type PayoutPlan =
  | Required<Pick<CardWithdrawal, 'method' | 'debitCents' | 'parts'>>
  | Required<Pick<MobileWithdrawal, 'method' | 'debitCents' | 'kesPerUsd' | 'payoutKes' | 'phoneNumber'>>;

interface PayoutAsk {
  method: WithdrawalMethodId;
  amountCents: number;
  kesPerUsd: number;
  /** Of the deposit that the money goes back to. */
  phoneNumber: string | undefined;
  /** Oldest first; together at least the amount. */
  refundable: readonly CompletedCardDeposit[];
}

/** What will be sent where, and what it takes from the balance. */
export function planPayout({ method, amountCents, kesPerUsd, phoneNumber, refundable }: PayoutAsk): PayoutPlan {
  if (method === 'card') return { method, debitCents: amountCents, parts: planRefunds(refundable, amountCents) };
  const payoutKes = payoutKesOf(amountCents, kesPerUsd);
  return {
    method,
    debitCents: payoutCostCents(payoutKes, kesPerUsd),
    kesPerUsd,
    payoutKes,
    phoneNumber: phoneNumber ?? '',
  };
}

/** A card takes back what was paid with it: the oldest payments first, none beyond what it may still give back. */
function planRefunds(refundable: readonly CompletedCardDeposit[], amountCents: number): RefundPart[] {
  let left = amountCents;
  return refundable.flatMap(({ id, paymentIntentId = '', refundableCents = 0 }): RefundPart[] => {
    const taken = Math.min(left, refundableCents);
    left -= taken;
    return taken > 0 ? [{ depositId: id, paymentIntentId, amountCents: taken, status: 'planned' }] : [];
  });
}

/** The deposit with so much less, or with a negative number more, to give back. */
export function withLessRefundable(deposit: CompletedCardDeposit, cents: number): CompletedCardDeposit {
  const refundableCents = (deposit.refundableCents ?? 0) - cents;
  return { ...deposit, refundableCents, isRefundable: refundableCents > 0 };
}
