/** Rewards of the signed-in player, removed from the cache at the end of the session. */
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
    getBonusClaims: build.query({
      ...endpointOf(listBonusClaims, lenientList(BonusClaimSchema)),
      extraOptions: { instead: answering([]) },
      providesTags: [{ type: 'Player', id: 'bonuses' }],
    }),
  })),
});

export const { useGetReferralQuery, useGetBonusClaimsQuery } = myRewardsApi;
