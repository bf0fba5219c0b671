import type { WalletTerms } from '@contract/wallet.ts';
import type { DepositStepEvent } from './flow/depositSteps';
import { type Payer, type PaymentMethod, PAYMENT_METHODS } from './methods';

/** The chosen method in the open modal. All are kept, in a fixed order, because they use hooks. */
export function usePayer(chosen: PaymentMethod, terms: WalletTerms, act: (event: DepositStepEvent) => void): Payer {
  const payers = PAYMENT_METHODS.map((method) => method.usePayer({ act, terms, isChosen: method.id === chosen.id }));
  const payer = payers[PAYMENT_METHODS.findIndex(({ id }) => id === chosen.id)];
  if (!payer) throw new Error(`${chosen.id} is not registered`);
  return payer;
}
