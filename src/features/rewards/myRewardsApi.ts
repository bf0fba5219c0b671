/** What the signed-in player earned. It leaves the cache when the player does. */
import { answering, api, playerEndpoints, readAs } from '@/api';
import { lenientList } from '@contract/fields.ts';
import { type BonusClaim, BonusClaimSchema, type Referral, ReferralSchema } from '@contract/rewards.ts';

export const myRewardsApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getReferral: build.query<Referral, void>({
      query: () => 'users/me/referral',
      responseSchema: readAs(ReferralSchema),
      providesTags: [{ type: 'Player', id: 'referral' }],
    }),
    /** Newest first. */
    getBonusClaims: build.query<BonusClaim[], void>({
      query: () => 'users/me/bonuses',
      extraOptions: { instead: answering([]) },
      responseSchema: readAs(lenientList(BonusClaimSchema)),
      providesTags: [{ type: 'Player', id: 'bonuses' }],
    }),
  })),
});

export const { useGetReferralQuery, useGetBonusClaimsQuery } = myRewardsApi;
