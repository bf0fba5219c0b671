import { api } from '@/api';
import { type Bet, BetSchema, type Competition, CompetitionSchema } from '@contract/content.ts';
import { activeList } from './activeList';

export const homeContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBetHistory: build.query<Bet[], void>({
      query: () => 'content/bet-history',
      responseSchema: activeList(BetSchema),
      providesTags: ['Content'],
    }),
    getCompetitions: build.query<Competition[], void>({
      query: () => 'competitions',
      responseSchema: activeList(CompetitionSchema),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetBetHistoryQuery, useGetCompetitionsQuery } = homeContentApi;
