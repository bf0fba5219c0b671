import { answering, api, keepAnswer, playerEndpoints, readAs } from '@/api';
import type { UnknownAction } from '@reduxjs/toolkit';
import { type Balance, BalanceSchema } from '@contract/users.ts';

const balanceKept = (value: Balance): UnknownAction =>
  balanceApi.util.upsertQueryEntries([{ endpointName: 'getBalance', arg: undefined, value }]);

/** A balance that cannot be read is zero, in USD (docs/product.md, Errors): here for a backend that tells none. */
const ZEROS = { instead: answering({}) };

export const balanceApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getBalance: build.query<Balance, void>({
      query: () => 'wallet/balance',
      extraOptions: ZEROS,
      responseSchema: readAs(BalanceSchema),
      providesTags: [{ type: 'Player', id: 'balance' }],
    }),
    /** Has the server recompute the balance from its records. */
    refreshBalance: build.mutation<Balance, void>({
      query: () => 'wallet/balance?refresh=true',
      extraOptions: ZEROS,
      responseSchema: readAs(BalanceSchema),
      onQueryStarted: keepAnswer(balanceKept),
    }),
  })),
});

export const { useGetBalanceQuery, useRefreshBalanceMutation } = balanceApi;
