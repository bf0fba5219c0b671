import { answering, api, endpointOf } from '@/api';
import { readTerms, type WalletTerms, WalletTermsSchema } from '@contract/wallet.ts';
import { WALLET_LIMITS } from '@contract/walletTerms.ts';

declare global {
  /** The publishable key built into the app; empty for none. */
  const __CARD_KEY__: string;
}

/** For a backend without terms: our limits, and no rate, so nothing is converted. */
const SPEC_TERMS: WalletTerms = {
  kesPerUsd: 0,
  mpesaDeposit: WALLET_LIMITS.mpesaDepositKes,
  cardDeposit: WALLET_LIMITS.cardDeposit.USD,
  withdrawal: WALLET_LIMITS.withdrawal.USD,
  inKes: { cardDeposit: WALLET_LIMITS.cardDeposit.KES, withdrawal: WALLET_LIMITS.withdrawal.KES },
  cardPublishableKey: __CARD_KEY__,
  hasCard: true,
  hasMpesa: true,
};

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Rate, limits and methods; the same for everybody. */
    getWalletTerms: build.query({
      ...endpointOf(readTerms, WalletTermsSchema),
      extraOptions: { instead: answering(SPEC_TERMS) },
    }),
  }),
});

export const { useGetWalletTermsQuery } = termsApi;
