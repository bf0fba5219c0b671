import type { Game } from '@contract/games.ts';
import { useActiveProviders, useGetGamesQuery } from '@/features/games';

const NONE: Game[] = [];

/** The loaded games and providers, and the loading state of the games. */
export function useCatalogue() {
  const { data, isError, isFetching, refetch } = useGetGamesQuery();
  const { providers } = useActiveProviders();
  return {
    games: data?.games ?? NONE,
    unreadableCount: data?.unreadableCount ?? 0,
    providers,
    isLoading: !data && !isError,
    hasFailed: !data && isError,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

export type Catalogue = ReturnType<typeof useCatalogue>;
