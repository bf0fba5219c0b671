/** What operators write about levels, invitations and the challenge's places. The same for everybody. */
import { answering, api, endpointOf } from '@/api';
import { activeList } from '@/features/content';
import { LeaderboardEntrySchema, ReferralTermsSchema, VipLevelSchema } from '@contract/rewards.ts';
import { listLeaderboard, listReferralTerms, listVipLevels } from '@contract/routes/content.ts';

const NONE = { instead: answering([]) };

export const rewardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVipLevels: build.query({
      ...endpointOf(listVipLevels, activeList(VipLevelSchema)),
      extraOptions: NONE,
      providesTags: ['Content'],
    }),
    /** The first item counts. */
    getReferralTerms: build.query({
      ...endpointOf(listReferralTerms, activeList(ReferralTermsSchema)),
      extraOptions: NONE,
      providesTags: ['Content'],
    }),
    getLeaderboard: build.query({
      ...endpointOf(listLeaderboard, activeList(LeaderboardEntrySchema)),
      extraOptions: NONE,
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetVipLevelsQuery, useGetReferralTermsQuery, useGetLeaderboardQuery } = rewardsApi;
