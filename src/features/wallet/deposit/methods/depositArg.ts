/**
 * What every request for a deposit says. Arguments and answers are seen in the store and in every action, so neither holds
 * a phone number or a client secret: these go by the vault. Amounts are in minor units here, and decimals on the wire.
 */
import { decimalOf } from '@contract/money.ts';
import type { OnceArg } from '@/api';

export interface DepositArg extends OnceArg {
  amountMinor: number;
  bonusId?: string | undefined;
}

/** As the wire has it. */
export const deposited = ({ amountMinor, bonusId }: DepositArg) => ({
  amount: decimalOf(amountMinor),
  ...(bonusId && { bonusId }),
});
