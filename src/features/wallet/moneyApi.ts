import {
  answering,
  api,
  endpointOf,
  type Instead,
  isMissingCall,
  keepAnswer,
  playerEndpoints,
  readAs,
  requestOf,
} from '@/api';
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

const hasMethods = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'methods' in answer;

/** Terms of a backend without the call, or of an older server, which has no list of methods. */
const instead: Instead = async (answer) => {
  if (answer.error ? !isMissingCall(answer.error) : hasMethods(answer.data)) return answer;
  const { termsFor } = await import(/* webpackChunkName: "basic-backend" */ './basicBackend');
  return termsFor(answer);
};

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Rate, limits and methods are the same for everybody. */
    getWalletTerms: build.query({ ...endpointOf(readTerms, WalletTermsSchema), extraOptions: { instead } }),
  }),
});

export const { useGetWalletTermsQuery } = termsApi;
