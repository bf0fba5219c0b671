import { api, endpointOf } from '@/api';
import { BetSchema, CompetitionSchema, listBets, listCompetitions } from '@contract/content.ts';
import { activeList, asContent } from './activeList';

export const homeContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBetHistory: build.query(asContent(endpointOf(listBets, activeList(BetSchema)))),
    getCompetitions: build.query(asContent(endpointOf(listCompetitions, activeList(CompetitionSchema)))),
  }),
});

export const { useGetBetHistoryQuery, useGetCompetitionsQuery } = homeContentApi;
