import type { MethodTerms } from '../../../../contract/wallet.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';

/** Web apps read this before the terms had a list of methods: open tabs and kept pages are such apps until they are renewed. */
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
