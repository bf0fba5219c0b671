import { api } from '@/api';
import { type Challenge, ChallengeSchema } from '@contract/content.ts';
import { activeList } from './activeList';

export const challengesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChallenges: build.query<Challenge[], void>({
      query: () => 'challenges',
      responseSchema: activeList(ChallengeSchema),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetChallengesQuery } = challengesApi;
