/** Rewards of the signed-in player, removed from the cache at the end of the session. */
import { answering, api, endpointOf, playerEndpoints, readAs, requestOf } from '@/api';
import { type BonusClaim, BonusClaimSchema, forfeitBonus, listBonusClaims } from '@contract/bonuses.ts';
import { lenientList } from '@contract/fields.ts';
import { readReferral, ReferralSchema } from '@contract/rewards.ts';
import { at } from '@contract/route.ts';

const OF_BONUSES = ['bonuses', 'balance', 'profile', 'notifications'].map((id) => ({ type: 'Player' as const, id }));

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
    /** The argument is the id of the bonus. */
    forfeitBonus: build.mutation<BonusClaim, string>({
      query: (id) => requestOf(at(forfeitBonus, { id })),
      responseSchema: readAs(BonusClaimSchema),
      invalidatesTags: OF_BONUSES,
    }),
  })),
});

export const { useGetReferralQuery, useGetBonusClaimsQuery, useForfeitBonusMutation } = myRewardsApi;
