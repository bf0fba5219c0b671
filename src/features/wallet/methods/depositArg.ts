/** The store shows arguments and answers, so secrets are in the vault. Minor units here, decimals on the wire. */
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
