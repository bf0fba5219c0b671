import { api, endpointOf } from '@/api';
import { ChallengeSchema, listChallenges } from '@contract/challenge.ts';
import { activeList, asContent } from './activeList';

export const challengesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChallenges: build.query(asContent(endpointOf(listChallenges, activeList(ChallengeSchema)))),
  }),
});

export const { useGetChallengesQuery } = challengesApi;
