import { api, endpointOf, readAs, requestOf } from '@/api';
import { lenientList } from '@contract/fields.ts';
import { type Game, GameSchema, listGames, listProviders, LOBBY, ProviderSchema } from '@contract/games.ts';
import * as v from 'valibot';

/** The games that fit the contract, and the number of items that do not. */
export interface GameList {
  games: Game[];
  /** Items that are not a game; each is shown as 'Game not available' in the list of all games. */
  unreadableCount: number;
}

/** The last of games with the same id, at the place of the first. */
function uniqueById(games: Game[]): Game[] {
  const ids = new Set(games.map(({ id }) => id));
  return ids.size === games.length ? games : [...new Map(games.map((game) => [game.id, game])).values()];
}

/** Frozen, because the store would freeze each game by itself, which takes long for thousands. */
export const gameListBy = (read: (items: unknown[]) => Game[]) =>
  readAs(
    v.pipe(
      v.custom<unknown[]>(Array.isArray, 'expected a list of games'),
      v.transform((items): GameList => {
        const games = read(items);
        const unique = Object.freeze(uniqueById(games)) as Game[];
        return Object.freeze({ games: unique, unreadableCount: items.length - games.length });
      }),
    ),
  );

export const GameListSchema = gameListBy((items) => v.parse(lenientList(GameSchema), items));

export const ProviderListSchema = lenientList(ProviderSchema);

export const REFRESH_AFTER_SECONDS = 300;

export const gamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The rows of the home page. A backend that does not know `list` sends every game, which also works. */
    getLobby: build.query<GameList, void>({
      query: () => requestOf(listGames, { query: LOBBY }),
      responseSchema: GameListSchema,
      providesTags: ['Game'],
      keepUnusedDataFor: REFRESH_AFTER_SECONDS,
    }),
    /** A backend that does not know `ids` sends every game, so the caller selects by id. */
    getGamesById: build.query<GameList, string[]>({
      query: (ids) => requestOf(listGames, { query: { ids: ids.join(',') } }),
      responseSchema: GameListSchema,
      providesTags: ['Game'],
    }),
    getProviders: build.query({
      ...endpointOf(listProviders, ProviderListSchema),
      providesTags: ['Provider'],
      keepUnusedDataFor: REFRESH_AFTER_SECONDS,
    }),
  }),
});

export const { useGetLobbyQuery, useGetGamesByIdQuery, useGetProvidersQuery } = gamesApi;
