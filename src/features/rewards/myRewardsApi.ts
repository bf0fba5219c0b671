/** What the signed-in player earned. It leaves the cache when the player does. */
import { answering, api, endpointOf, playerEndpoints } from '@/api';
import { lenientList } from '@contract/fields.ts';
import { BonusClaimSchema, ReferralSchema } from '@contract/rewards.ts';
import { listBonusClaims, readReferral } from '@contract/routes/users.ts';

export const myRewardsApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getReferral: build.query({
      ...endpointOf(readReferral, ReferralSchema),
      providesTags: [{ type: 'Player', id: 'referral' }],
    }),
    /** Newest first. */
    getBonusClaims: build.query({
      ...endpointOf(listBonusClaims, lenientList(BonusClaimSchema)),
      extraOptions: { instead: answering([]) },
      providesTags: [{ type: 'Player', id: 'bonuses' }],
    }),
  })),
});

export const { useGetReferralQuery, useGetBonusClaimsQuery } = myRewardsApi;
