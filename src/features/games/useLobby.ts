import {
  byPopularity,
  gamesByProvider,
  HOME_ROW_SIZE,
  homeProviders,
  newGames,
  topGames,
} from '@contract/catalogueRules.ts';
import { useGetLobbyQuery, useGetProvidersQuery } from './gamesApi';

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
