/** Bonus points, and what they buy. */
import { api, endpointOf, ONCE, type OnceArg, playerEndpoints, readAs, requestOf } from '@/api';
import {
  buyInMarket,
  PointsSchema,
  type Purchase,
  type PurchaseBody,
  PurchaseSchema,
  readPoints,
} from '@contract/market.ts';
import { IDEMPOTENCY_HEADER } from '@contract/route.ts';

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
