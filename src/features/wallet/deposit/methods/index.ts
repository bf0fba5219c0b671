import type { WalletTerms } from '@contract/wallet.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import { joinCatalogues } from '@/shared/i18n';
import type { PaymentMethod } from './PaymentMethod';
import * as registered from './registered';

export type { AmountLimits, Missing, Notice, Order, Payer, PaymentMethod } from './PaymentMethod';

/** In the order of the tiles. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = Object.values<PaymentMethod>(registered).sort(
  (a, b) => a.place - b.place,
);

/** What the site takes. Where it says that it takes nothing, the first is shown all the same: the server decides. */
export function offeredMethods(terms: WalletTerms): readonly PaymentMethod[] {
  const offered = PAYMENT_METHODS.filter(({ isOffered }) => isOffered(terms));
  return offered.length > 0 ? offered : PAYMENT_METHODS.slice(0, 1);
}

/** What the deposit was opened for, else the first tile. */
export function firstMethod(terms: WalletTerms, wanted: DepositMethod | undefined): PaymentMethod {
  const offered = offeredMethods(terms);
  const method = offered.find(({ id }) => id === wanted) ?? offered[0];
  if (!method) throw new Error('No method is registered');
  return method;
}

export const methodMessages = joinCatalogues(
  PAYMENT_METHODS.flatMap(({ face, messages }) => [face.messages, messages]),
);
