import { answering, api, endpointOf, keepAnswer, playerEndpoints, readAs, requestOf } from '@/api';
import { type Balance, BalanceSchema, readBalance } from '@contract/wallet.ts';
import type { UnknownAction } from '@reduxjs/toolkit';

const balanceKept = (value: Balance): UnknownAction =>
  balanceApi.util.upsertQueryEntries([{ endpointName: 'getBalance', arg: undefined, value }]);

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
      onQueryStarted: keepAnswer(balanceKept),
    }),
  })),
});

export const { useGetBalanceQuery, useRefreshBalanceMutation } = balanceApi;
