import { api, endpointOf } from '@/api';
import { BetSchema, CompetitionSchema } from '@contract/content.ts';
import { listBets, listCompetitions } from '@contract/routes/site.ts';
import { activeList } from './activeList';

export const homeContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBetHistory: build.query({
      ...endpointOf(listBets, activeList(BetSchema)),
      providesTags: ['Content'],
    }),
    getCompetitions: build.query({
      ...endpointOf(listCompetitions, activeList(CompetitionSchema)),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetBetHistoryQuery, useGetCompetitionsQuery } = homeContentApi;
