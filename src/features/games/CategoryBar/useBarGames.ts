import type { Game } from '@contract/games.ts';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { type BrowseFilter, listGames } from '../browse';
import { useGetGamesQuery } from '../allGamesApi';
import { selectFavourites, selectRecentlyPlayed } from '../gamesSlice';

const NONE: Game[] = [];

/** How many games a filter shows; `null` as long as they are not known. Data saver does not ask for them on home. */
export function useBarGames(isBrowsing: boolean) {
  const isDataSaver = useSelector(selectIsDataSaver);
  const shelves = { favourites: useSelector(selectFavourites), recent: useSelector(selectRecentlyPlayed) };
  const { data } = useGetGamesQuery(undefined, { skip: isDataSaver && !isBrowsing });
  const games = data?.games ?? NONE;
  const countOf = (filter: Pick<BrowseFilter, 'list' | 'provider' | 'category'>): number | null =>
    data ? listGames(games, filter, shelves).length : null;
  return { countOf };
}
