import { api } from '@/api';
import {
  type Bet,
  BetSchema,
  type Competition,
  CompetitionSchema,
  type WelcomeBonus,
  WelcomeBonusSchema,
} from '@contract/content.ts';
import { activeList } from './activeList';

export const homeContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWelcomeBonuses: build.query<WelcomeBonus[], void>({
      query: () => 'content/welcome',
      responseSchema: activeList(WelcomeBonusSchema),
      providesTags: ['Content'],
    }),
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

export const { useGetWelcomeBonusesQuery, useGetBetHistoryQuery, useGetCompetitionsQuery } = homeContentApi;
