import { api, readAs } from '@/api';
import { type Game, GameSchema, type Provider, ProviderSchema } from '@contract/games.ts';
import { lenientList } from '@contract/fields.ts';
import * as v from 'valibot';

/** A game list as read: what fits the contract, and how many items did not. */
export interface GameList {
  games: Game[];
  /** Items that are no game at all; each is shown as 'Game not available' where every game is listed. */
  unreadableCount: number;
}

const uniqueById = (games: Game[]): Game[] => [...new Map(games.map((game) => [game.id, game])).values()];

const GameListSchema = readAs(
  v.pipe(
    v.array(v.unknown(), 'expected a list of games'),
    v.transform((items): GameList => {
      const games = v.parse(lenientList(GameSchema), items);
      return { games: uniqueById(games), unreadableCount: items.length - games.length };
    }),
  ),
);

const REFRESH_AFTER_SECONDS = 300;

export const gamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every game. The browse pages need it; home does not. */
    getGames: build.query<GameList, void>({
      query: () => 'games',
      responseSchema: GameListSchema,
      providesTags: ['Game'],
      keepUnusedDataFor: REFRESH_AFTER_SECONDS,
    }),
    /** What the rows of home show. A backend that does not know `list` sends every game, which serves as well. */
    getLobby: build.query<GameList, void>({
      query: () => 'games?list=lobby',
      responseSchema: GameListSchema,
      providesTags: ['Game'],
      keepUnusedDataFor: REFRESH_AFTER_SECONDS,
    }),
    /** The games with these ids. A backend that does not know `ids` sends every game, so the caller picks by id. */
    getGamesById: build.query<GameList, string[]>({
      query: (ids) => `games?${new URLSearchParams({ ids: ids.join(',') })}`,
      responseSchema: GameListSchema,
      providesTags: ['Game'],
    }),
    getProviders: build.query<Provider[], void>({
      query: () => 'providers',
      responseSchema: readAs(lenientList(ProviderSchema)),
      providesTags: ['Provider'],
      keepUnusedDataFor: REFRESH_AFTER_SECONDS,
    }),
  }),
});

export const { useGetGamesQuery, useGetLobbyQuery, useGetGamesByIdQuery, useGetProvidersQuery } = gamesApi;
