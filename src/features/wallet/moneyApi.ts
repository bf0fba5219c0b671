import { answering, api, endpointOf, onMissing, keepAnswer, playerEndpoints, readAs, requestOf } from '@/api';
import { type Balance, BalanceSchema, readBalance, readTerms, WalletTermsSchema } from '@contract/wallet.ts';

/** A balance that cannot be read is zero USD (docs/product.md, Errors); here for a backend without the call. */
const ZEROS = { instead: answering({}) };

export const balanceApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getBalance: build.query({
      ...endpointOf(readBalance, BalanceSchema),
      extraOptions: ZEROS,
      providesTags: [{ type: 'Player', id: 'balance' }],
    }),
    /** The server computes the balance again from its records. */
    refreshBalance: build.mutation<Balance, void>({
      query: () => requestOf(readBalance, { query: { refresh: 'true' } }),
      extraOptions: ZEROS,
      responseSchema: readAs(BalanceSchema),
      onQueryStarted: keepAnswer('getBalance'),
    }),
  })),
});

export const { useGetBalanceQuery, useRefreshBalanceMutation } = balanceApi;

/** Terms of a backend without the call. */
const instead = onMissing(async () => {
  const { OUR_TERMS } = await import(/* webpackChunkName: "basic" */ './basicBackend');
  return { data: OUR_TERMS };
});

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Rate, limits and methods are the same for everybody. */
    getWalletTerms: build.query({ ...endpointOf(readTerms, WalletTermsSchema), extraOptions: { instead } }),
  }),
});

export const { useGetWalletTermsQuery } = termsApi;
