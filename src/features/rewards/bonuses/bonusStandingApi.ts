import { answering, api, playerEndpoints, readAs } from '@/api';
import { type BonusStanding, BonusStandingSchema } from '@contract/bonusStanding.ts';

export const bonusStandingApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Free spins and the welcome pack; a deposit that completes changes both. */
    getBonusStanding: build.query<BonusStanding, void>({
      query: () => 'users/me/bonuses/standing',
      extraOptions: { instead: answering({}) },
      responseSchema: readAs(BonusStandingSchema),
      providesTags: [{ type: 'Player', id: 'bonuses' }],
    }),
  })),
});

export const { useGetBonusStandingQuery } = bonusStandingApi;
