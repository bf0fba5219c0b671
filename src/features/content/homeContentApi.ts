/** Content of home below its first screen, of the menu and of the footer. */
import { api, endpointOf } from '@/api';
import { ChallengeSchema, listChallenges } from '@contract/challenge.ts';
import {
  BetSchema,
  CompetitionSchema,
  FooterContentSchema,
  listBets,
  listCompetitions,
  listFooterNotes,
} from '@contract/content.ts';
import { activeList, asContent } from './contentApi';

export const homeContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBetHistory: build.query(asContent(endpointOf(listBets, activeList(BetSchema)))),
    getCompetitions: build.query(asContent(endpointOf(listCompetitions, activeList(CompetitionSchema)))),
    getChallenges: build.query(asContent(endpointOf(listChallenges, activeList(ChallengeSchema)))),
    getFooterNotes: build.query(asContent(endpointOf(listFooterNotes, activeList(FooterContentSchema)))),
  }),
});

export const { useGetBetHistoryQuery, useGetCompetitionsQuery, useGetChallengesQuery, useGetFooterNotesQuery } =
  homeContentApi;

/** Real items if there are any; else the examples, which the page marks. */
export function realOnly<TItem extends { isExample: boolean }>(items: readonly TItem[]): readonly TItem[] {
  const real = items.filter(({ isExample }) => !isExample);
  return real.length > 0 ? real : items;
}
