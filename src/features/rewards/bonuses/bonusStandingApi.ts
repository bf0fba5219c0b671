import { answering, api, endpointOf, playerEndpoints } from '@/api';
import { BonusStandingSchema, readBonusStanding } from '@contract/bonuses.ts';

export const bonusStandingApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Free spins and the welcome pack; a completed deposit changes both. */
    getBonusStanding: build.query({
      ...endpointOf(readBonusStanding, BonusStandingSchema),
      extraOptions: { instead: answering({}) },
      providesTags: [{ type: 'Player', id: 'bonuses' }],
    }),
  })),
});

export const { useGetBonusStandingQuery } = bonusStandingApi;
