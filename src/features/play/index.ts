import { api, endpointOf, ofPlayer, playerEndpoints, readAs, requestOf } from '@/api';
import {
  listRounds,
  type RoundFilter,
  type RoundPage,
  RoundPageSchema,
  type RoundsQuery,
  type RoundTotals,
  RoundTotalsSchema,
  sumRounds,
} from '@contract/rounds.ts';
import { readSeeds, type RotatedSeeds, RotatedSeedsSchema, rotateSeeds, SeedsSchema } from '@contract/seeds.ts';

const ROUNDS_PAGE = 20;

/** The player's rounds for money, and the seeds they are drawn from. */
export const roundsApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Newest first, page by page. */
    getRounds: build.infiniteQuery<RoundPage, RoundFilter, string | undefined>({
      query: ({ queryArg, pageParam }) =>
        requestOf(listRounds, { query: { ...queryArg, cursor: pageParam, limit: ROUNDS_PAGE } }),
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      responseSchema: readAs(RoundPageSchema),
      providesTags: ofPlayer('rounds'),
    }),
    /** One page, for an export. */
    getRoundPage: build.query<RoundPage, RoundsQuery>({
      query: (query) => requestOf(listRounds, { query }),
      responseSchema: readAs(RoundPageSchema),
      providesTags: [{ type: 'Player', id: 'export' }],
    }),
    getRoundTotals: build.query<RoundTotals, RoundFilter>({
      query: (query) => requestOf(sumRounds, { query }),
      responseSchema: readAs(RoundTotalsSchema),
      providesTags: ofPlayer('rounds'),
    }),
    getSeeds: build.query({ ...endpointOf(readSeeds, SeedsSchema), providesTags: [{ type: 'Player', id: 'seeds' }] }),
    /** Reveals the seed of the rounds so far, so they are read again. */
    rotateSeeds: build.mutation<RotatedSeeds, string>({
      query: (clientSeed) => requestOf(rotateSeeds, { body: { clientSeed } }),
      responseSchema: readAs(RotatedSeedsSchema),
      invalidatesTags: (answer) => (answer ? ofPlayer('rounds', 'seeds') : []),
    }),
  })),
});

export const { useGetRoundsInfiniteQuery, useGetRoundTotalsQuery, useGetSeedsQuery, useRotateSeedsMutation } =
  roundsApi;

/** Home never needs this page name, so it is not in `ui`. */
export const MY_BETS_PAGE = 'my-bets';
