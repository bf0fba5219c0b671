/** Bonus points, and what they buy. */
import { api, endpointOf, ONCE, type OnceArg, playerEndpoints, readAs, requestOf } from '@/api';
import { PointsSchema, type Purchase, PurchaseSchema } from '@contract/market.ts';
import type { PurchaseBody } from '@contract/marketRequests.ts';
import { buyInMarket, readPoints } from '@contract/routes/users.ts';
import { IDEMPOTENCY_HEADER } from '@contract/walletTerms.ts';

const CHANGED = ['points', 'bonuses', 'balance'].map((id) => ({ type: 'Player' as const, id }));

export const marketApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getPoints: build.query({
      ...endpointOf(readPoints, PointsSchema),
      providesTags: [{ type: 'Player', id: 'points' }],
    }),
    buyInMarket: build.mutation<Purchase, PurchaseBody & OnceArg>({
      query: ({ idempotencyKey, ...body }) => ({
        ...requestOf(buyInMarket, { body }),
        headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
      }),
      extraOptions: ONCE,
      responseSchema: readAs(PurchaseSchema),
      invalidatesTags: CHANGED,
    }),
  })),
});

export const { useGetPointsQuery, useBuyInMarketMutation } = marketApi;
