import { api, endpointOf } from '@/api';
import { ChallengeSchema } from '@contract/content.ts';
import { listChallenges } from '@contract/routes/content.ts';
import { activeList } from './activeList';

export const challengesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChallenges: build.query({
      ...endpointOf(listChallenges, activeList(ChallengeSchema)),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetChallengesQuery } = challengesApi;
