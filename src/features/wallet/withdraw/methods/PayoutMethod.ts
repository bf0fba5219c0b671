import type { WithdrawalMethodId } from '@contract/walletTerms.ts';
import type { Money } from '@/shared/money';
import type { MethodFace } from '../../method/MethodFace';

/** A way to pay money out: all that the withdrawal knows of it. */
export interface PayoutMethod {
  /** Its name on the wire. */
  id: WithdrawalMethodId;
  face: MethodFace;
  /** `kesPerUsd` is 0 where there is no rate. */
  payoutOf: (usdCents: number, kesPerUsd: number) => Payout;
}

export interface Payout {
  /** What arrives. */
  money: Money;
  /** What stays in the balance, as the method cannot pay it. */
  restCents: number;
}
