import { answering, api, endpointOf, ofPlayer, ONCE, type OnceArg, playerEndpoints, readAs, requestOf } from '@/api';
import { activeList, asContent } from '@/features/content';
import { LeaderboardEntrySchema, listLeaderboard } from '@contract/challenge.ts';
import {
  listReferralTerms,
  listVipLevels,
  readReferral,
  ReferralSchema,
  ReferralTermsSchema,
  VipLevelSchema,
} from '@contract/rewards.ts';
import { IDEMPOTENCY_HEADER } from '@contract/route.ts';
import {
  buyInMarket,
  PointsSchema,
  type Purchase,
  type PurchaseBody,
  PurchaseSchema,
  readPoints,
} from '@contract/market.ts';

/** A backend without the call has an empty list. */
const NONE = { instead: answering([]) };

/** Content of the operator about levels, invitations and the leaderboard; it is the same for everybody. */
export const rewardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVipLevels: build.query({
      ...asContent(endpointOf(listVipLevels, activeList(VipLevelSchema))),
      extraOptions: NONE,
    }),
    /** The first item counts. */
    getReferralTerms: build.query({
      ...asContent(endpointOf(listReferralTerms, activeList(ReferralTermsSchema))),
      extraOptions: NONE,
    }),
    getLeaderboard: build.query({
      ...asContent(endpointOf(listLeaderboard, activeList(LeaderboardEntrySchema))),
      extraOptions: NONE,
    }),
  }),
});

export const { useGetVipLevelsQuery, useGetReferralTermsQuery, useGetLeaderboardQuery } = rewardsApi;

/** The rewards of the signed-in player leave the cache at the end of the session. */
export const myRewardsApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getReferral: build.query({
      ...endpointOf(readReferral, ReferralSchema),
      providesTags: [{ type: 'Player', id: 'referral' }],
    }),
  })),
});

export const { useGetReferralQuery } = myRewardsApi;

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
      invalidatesTags: ofPlayer('points', 'bonuses', 'balance'),
    }),
  })),
});

export const { useGetPointsQuery, useBuyInMarketMutation } = marketApi;
