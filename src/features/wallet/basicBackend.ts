/** Answers for a backend with the basic calls alone (docs/operations.md). */
import type { WalletTerms } from '@contract/wallet.ts';
import { WALLET_LIMITS } from '@contract/walletTerms.ts';

export { methods, page } from './methods/card/basicBackend';

declare global {
  /** The publishable key built into the app; empty for none. */
  const __CARD_KEY__: string;
}

/** The terms of a backend that has none: our limits, and no rate, so nothing is converted. */
export const OUR_TERMS: WalletTerms = {
  kesPerUsd: 0,
  withdrawal: WALLET_LIMITS.withdrawal.USD,
  inKes: { withdrawal: WALLET_LIMITS.withdrawal.KES },
  methods: [
    { id: 'mpesa', deposit: WALLET_LIMITS.mpesaDeposit },
    { id: 'stripe', deposit: WALLET_LIMITS.cardDeposit, publishableKey: __CARD_KEY__ },
  ],
};
