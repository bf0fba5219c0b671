import type { MethodTerms } from '../../../../contract/wallet.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';

/**
 * What web apps read before the terms had a list of methods. Open tabs and kept pages are such apps until they are
 * renewed; nothing else reads this.
 */
export function olderTerms(methods: readonly MethodTerms[]) {
  const mpesa = methods.find(({ id }) => id === 'mpesa');
  const card = methods.find(({ id }) => id === 'stripe');
  return {
    hasMpesa: mpesa !== undefined,
    mpesaDeposit: mpesa?.deposit.KES ?? WALLET_LIMITS.mpesaDeposit.KES,
    hasCard: card !== undefined,
    cardDeposit: card?.deposit.USD ?? WALLET_LIMITS.cardDeposit.USD,
    cardPublishableKey: card?.publishableKey,
    inKes: {
      withdrawal: WALLET_LIMITS.withdrawal.KES,
      cardDeposit: card?.deposit.KES ?? WALLET_LIMITS.cardDeposit.KES,
    },
  };
}
