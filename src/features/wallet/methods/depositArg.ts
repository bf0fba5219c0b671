/**
 * Arguments and answers are visible in the store and in actions, so phone number and client secret go through the
 * vault. Amounts are minor units here, decimals on the wire.
 */
import { decimalOf } from '@contract/money.ts';
import type { OnceArg } from '@/api';

export interface DepositArg extends OnceArg {
  amountMinor: number;
  bonusId?: string | undefined;
}

export const deposited = ({ amountMinor, bonusId }: DepositArg) => ({
  amount: decimalOf(amountMinor),
  ...(bonusId && { bonusId }),
});
