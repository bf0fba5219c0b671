import type { CurrencyCode } from '@contract/userChoices.ts';
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

/** As an account of this currency sees it. */
export const methodIn = (own: CurrencyCode, method: PaymentMethod): PaymentMethod =>
  own === 'KES' ? { ...method, ...method.inKes } : method;

/** What the site takes. */
export const offeredMethods = (terms: WalletTerms): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter(({ isOffered }) => isOffered(terms));

/** The requested method, else the first tile. */
export function firstMethod(terms: WalletTerms, wanted: DepositMethod | undefined): PaymentMethod | undefined {
  const offered = offeredMethods(terms);
  return offered.find(({ id }) => id === wanted) ?? offered[0];
}

export const methodMessages = joinCatalogues(
  PAYMENT_METHODS.flatMap(({ face, messages }) => [face.messages, messages]),
);
