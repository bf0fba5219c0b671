import type { CurrencyCode } from '@contract/userChoices.ts';
import { CURRENCY_CODES } from '@contract/userChoices.ts';
import type { MethodTerms, WalletTerms } from '@contract/wallet.ts';
import { joinCatalogues } from '@/shared/i18n';
import type { OfferedMethod, PaymentMethod } from './Method';
import * as registered from './registeredDeposits';

/** They stand in the order of the tiles; the first is the default. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = Object.values<PaymentMethod>(registered).toSorted(
  (one, other) => one.place - other.place,
);

/** Offers it in the account's own currency if the method and the site take it, else in another. */
function offerIn(own: CurrencyCode, method: PaymentMethod, terms: MethodTerms): OfferedMethod | undefined {
  if (method.isReady?.(terms) === false) return undefined;
  const [offer] = [own, ...CURRENCY_CODES].flatMap((currency) => {
    const [paid, limits] = [method.currencies[currency], terms.deposit[currency]];
    return paid && limits ? [{ ...method, ...paid, currency, limits, terms }] : [];
  });
  return offer;
}

export const offeredMethods = ({ methods }: WalletTerms, own: CurrencyCode): OfferedMethod[] =>
  PAYMENT_METHODS.flatMap((method) => {
    const terms = methods.find(({ id }) => id === method.id);
    return (terms && offerIn(own, method, terms)) ?? [];
  });

export const depositMethodMessages = joinCatalogues(
  PAYMENT_METHODS.flatMap(({ face, messages }) => [face.messages, messages]),
);
