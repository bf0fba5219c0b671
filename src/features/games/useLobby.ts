import { skipToken } from '@reduxjs/toolkit/query';
import {
  byPopularity,
  gamesByProvider,
  HOME_ROW_SIZE,
  homeProviders,
  newGames,
  openFirst,
  topGames,
} from '@contract/catalogueRules.ts';
import { useGetGamesByIdQuery, useGetLobbyQuery, useGetProvidersQuery } from './gamesApi';

/** Empty while loading and after a failure. */
export function useActiveProviders() {
  const { data = [], isLoading } = useGetProvidersQuery();
  return { providers: data.filter(({ status }) => status === 'active'), isLoading };
}

/** The rows of the home page. After a failure they are empty, and an empty row is hidden. */
export function useLobby() {
  const { data, isLoading } = useGetLobbyQuery();
  const { providers } = useActiveProviders();
  const games = data?.games ?? [];
  const popular = topGames(games);
  return {
    isLoading,
    popular,
    top: popular.slice(0, HOME_ROW_SIZE),
    newest: newGames(games).slice(0, HOME_ROW_SIZE),
    providerRows: homeProviders(providers).map(({ name }) => ({
      provider: name,
      games: gamesByProvider(games, name).toSorted(byPopularity).slice(0, HOME_ROW_SIZE),
    })),
  };
}

/** The first existing games of a list of the player, in its order; those last that nobody can open now. */
export function useShelf(ids: string[], most = HOME_ROW_SIZE) {
  const wanted = ids.slice(0, most);
  const { data, isLoading } = useGetGamesByIdQuery(wanted.length > 0 ? wanted : skipToken);
  const byId = new Map(data?.games.map((game) => [game.id, game]));
  return { games: openFirst(wanted.flatMap((id) => byId.get(id) ?? [])), isLoading };
}
