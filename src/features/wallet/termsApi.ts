import { api, readAs } from '@/api';
import { type WalletTerms, WalletTermsSchema } from '@contract/wallet.ts';

const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Rate, limits and methods. The same for everybody. */
    getWalletTerms: build.query<WalletTerms, void>({
      query: () => 'wallet/terms',
      responseSchema: readAs(WalletTermsSchema),
    }),
  }),
});

export const { useGetWalletTermsQuery } = termsApi;
