import {
  byPopularity,
  gamesByProvider,
  HOME_ROW_SIZE,
  homeProviders,
  newGames,
  topGames,
} from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { useGetLobbyQuery } from './gamesApi';
import { useActiveProviders } from './useActiveProviders';

const NONE: Game[] = [];

/** The rows of the home page. After a failure they are empty, and an empty row is hidden. */
export function useLobby() {
  const lobby = useGetLobbyQuery();
  const { providers, isLoading } = useActiveProviders();
  const games = lobby.data?.games ?? NONE;
  return {
    isLoading: lobby.isLoading,
    isLoadingProviders: lobby.isLoading || isLoading,
    top: topGames(games).slice(0, HOME_ROW_SIZE),
    newest: newGames(games).slice(0, HOME_ROW_SIZE),
    providerRows: homeProviders(providers).map(({ name }) => ({
      provider: name,
      games: gamesByProvider(games, name).toSorted(byPopularity).slice(0, HOME_ROW_SIZE),
    })),
  };
}
