/** What operators write about levels, invitations and the challenge's places. The same for everybody. */
import { answering, api } from '@/api';
import { activeList } from '@/features/content';
import {
  type LeaderboardEntry,
  LeaderboardEntrySchema,
  type ReferralTerms,
  ReferralTermsSchema,
  type VipLevel,
  VipLevelSchema,
} from '@contract/rewards.ts';

const NONE = { instead: answering([]) };

export const rewardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVipLevels: build.query<VipLevel[], void>({
      query: () => 'content/vip-levels',
      extraOptions: NONE,
      responseSchema: activeList(VipLevelSchema),
      providesTags: ['Content'],
    }),
    /** The first item counts. */
    getReferralTerms: build.query<ReferralTerms[], void>({
      query: () => 'content/referral-terms',
      extraOptions: NONE,
      responseSchema: activeList(ReferralTermsSchema),
      providesTags: ['Content'],
    }),
    getLeaderboard: build.query<LeaderboardEntry[], void>({
      query: () => 'content/leaderboard',
      extraOptions: NONE,
      responseSchema: activeList(LeaderboardEntrySchema),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetVipLevelsQuery, useGetReferralTermsQuery, useGetLeaderboardQuery } = rewardsApi;
