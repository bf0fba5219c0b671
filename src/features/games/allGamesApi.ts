/** Every game, for the game pages and the counts of the bar; not in the first download. */
import { requestOf } from '@/api';
import { type Game, listGames } from '@contract/games.ts';
import { gameListBy, type GameList, gamesApi, REFRESH_AFTER_SECONDS } from './gamesApi';
import { readGames } from './readGames';

/** The first games of a list in its order, and how many it has: a page made ahead brings them, so that it need not wait for all. */
export interface ListStart {
  games: Game[];
  count: number;
}

export const allGamesApi = gamesApi.injectEndpoints({
  endpoints: (build) => ({
    getGames: build.query<GameList, void>({
      query: () => requestOf(listGames),
      responseSchema: gameListBy(readGames),
      providesTags: ['Game'],
      keepUnusedDataFor: REFRESH_AFTER_SECONDS,
    }),
    /** Nothing but in a page that was made ahead (`src/prerender.tsx`), by the name of the page. */
    getListStart: build.query<ListStart | null, string>({ queryFn: () => ({ data: null }), providesTags: ['Game'] }),
  }),
});

export const { useGetGamesQuery, useGetListStartQuery } = allGamesApi;
