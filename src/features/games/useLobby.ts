import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Game, Provider } from '@contract/games.ts';
import {
  byPopularity,
  gamesByProvider,
  HOME_ROW_SIZE,
  homeProviders,
  newGames,
  topGames,
} from '@contract/catalogueRules.ts';
import { useGetGamesByIdQuery, useGetLobbyQuery, useGetProvidersQuery } from './gamesApi';

const NO_PROVIDERS: Provider[] = [];

/** Empty while loading and after a failure. */
export function useActiveProviders() {
  const { data = NO_PROVIDERS, isLoading } = useGetProvidersQuery();
  const providers = useMemo(() => data.filter(({ status }) => status === 'active'), [data]);
  return { providers, isLoading };
}

const NO_GAMES: Game[] = [];

/** The rows of the home page. After a failure they are empty, and an empty row is hidden. */
export function useLobby() {
  const lobby = useGetLobbyQuery();
  const { providers } = useActiveProviders();
  const games = lobby.data?.games ?? NO_GAMES;
  const popular = topGames(games);
  return {
    isLoading: lobby.isLoading,
    popular,
    top: popular.slice(0, HOME_ROW_SIZE),
    newest: newGames(games).slice(0, HOME_ROW_SIZE),
    providerRows: homeProviders(providers).map(({ name }) => ({
      provider: name,
      games: gamesByProvider(games, name).toSorted(byPopularity).slice(0, HOME_ROW_SIZE),
    })),
  };
}

/** The first existing games of a list of the player, in its order. */
export function useShelf(ids: string[], most = HOME_ROW_SIZE) {
  const wanted = ids.slice(0, most);
  const { data, isLoading } = useGetGamesByIdQuery(wanted.length > 0 ? wanted : skipToken);
  const byId = new Map(data?.games.map((game) => [game.id, game]));
  return { games: wanted.flatMap((id) => byId.get(id) ?? []), isLoading };
}
