/** Operator content about levels, invitations and the leaderboard; the same for everybody. */
import { answering, api, endpointOf } from '@/api';
import { activeList, asContent } from '@/features/content';
import { LeaderboardEntrySchema, listLeaderboard } from '@contract/challenge.ts';
import { listReferralTerms, listVipLevels, ReferralTermsSchema, VipLevelSchema } from '@contract/rewards.ts';

const NONE = { instead: answering([]) };

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
