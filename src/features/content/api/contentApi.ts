import { api } from '@/api';
import type { GenericSchema } from 'valibot';
import {
  type Bet,
  BetSchema,
  type Challenge,
  ChallengeSchema,
  type Competition,
  CompetitionSchema,
  type FooterContent,
  FooterContentSchema,
  type HeroContent,
  HeroSchema,
  type WelcomeBonus,
  WelcomeBonusSchema,
} from '@contract/content.ts';
import { activeList } from './activeList';

type Schema<TItem> = GenericSchema<TItem[], TItem[]>;

export const contentApi = api.injectEndpoints({
  endpoints: (build) => {
    const collection = <TItem>(path: string, responseSchema: Schema<TItem>) =>
      build.query<TItem[], void>({ query: () => path, responseSchema, providesTags: ['Content'] });
    return {
      getHero: collection<HeroContent>('content/hero', activeList(HeroSchema)),
      getWelcomeBonuses: collection<WelcomeBonus>('content/welcome', activeList(WelcomeBonusSchema)),
      getBetHistory: collection<Bet>('content/bet-history', activeList(BetSchema)),
      getFooterNotes: collection<FooterContent>('content/footer', activeList(FooterContentSchema)),
      getCompetitions: collection<Competition>('competitions', activeList(CompetitionSchema)),
      getChallenges: collection<Challenge>('challenges', activeList(ChallengeSchema)),
    };
  },
});

export const {
  useGetHeroQuery,
  useGetWelcomeBonusesQuery,
  useGetBetHistoryQuery,
  useGetFooterNotesQuery,
  useGetCompetitionsQuery,
  useGetChallengesQuery,
} = contentApi;
