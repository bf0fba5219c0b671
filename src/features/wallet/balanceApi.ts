import { answering, api, keepAnswer, playerEndpoints, readAs } from '@/api';
import type { UnknownAction } from '@reduxjs/toolkit';
import { type Balance, BalanceSchema } from '@contract/users.ts';

const balanceKept = (value: Balance): UnknownAction =>
  balanceApi.util.upsertQueryEntries([{ endpointName: 'getBalance', arg: undefined, value }]);

/** Balance read failures are zeros with USD (spec section 8): here for a backend that tells no balance. */
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
