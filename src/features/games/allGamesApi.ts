/** Every game, for the game pages and the counts of the bar; not in the first download. */
import { requestOf } from '@/api';
import { listGames } from '@contract/games.ts';
import { gameListBy, type GameList, gamesApi, REFRESH_AFTER_SECONDS } from './gamesApi';
import { readGames } from './readGames';

export const allGamesApi = gamesApi.injectEndpoints({
  endpoints: (build) => ({
    getGames: build.query<GameList, void>({
      query: () => requestOf(listGames),
      responseSchema: gameListBy(readGames),
      providesTags: ['Game'],
      keepUnusedDataFor: REFRESH_AFTER_SECONDS,
    }),
  }),
});

export const { useGetGamesQuery } = allGamesApi;
