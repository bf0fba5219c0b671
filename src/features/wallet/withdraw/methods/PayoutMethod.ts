import type { WithdrawalMethodId } from '@contract/walletTerms.ts';
import type { Money } from '@/shared/money';
import type { MethodFace } from '../../method/MethodFace';

/** A withdrawal method: all that the withdrawal knows about it. */
export interface PayoutMethod {
  /** Name on the wire. */
  id: WithdrawalMethodId;
  face: MethodFace;
  /** `kesPerUsd`: 0 without a rate. */
  payoutOf: (asked: Money, kesPerUsd: number) => Payout;
}

export interface Payout {
  /** The arriving amount. */
  money: Money;
  /** Stays in the balance, because the method cannot pay it. */
  restMinor: number;
}
