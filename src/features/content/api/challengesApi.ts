import { api, endpointOf } from '@/api';
import { ChallengeSchema } from '@contract/content.ts';
import { listChallenges } from '@contract/routes/content.ts';
import { activeList, asContent } from './activeList';

export const challengesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChallenges: build.query(asContent(endpointOf(listChallenges, activeList(ChallengeSchema)))),
  }),
});

export const { useGetChallengesQuery } = challengesApi;
