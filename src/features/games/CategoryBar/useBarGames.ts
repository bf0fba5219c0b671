import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { type BrowseFilter, countGames } from '../browse';
import { useGetGamesQuery } from '../allGamesApi';
import { selectFavourites, selectRecentlyPlayed } from '../gamesSlice';

/**
 * How many games a filter shows, told after the games are on the screen; `null` as long as they are not known. With data
 * saver, home does not ask for them.
 */
export function useBarGames(isBrowsing: boolean) {
  const isDataSaver = useSelector(selectIsDataSaver);
  // A press that changes a shelf is answered before all games are counted again.
  const favourites = useDeferredValue(useSelector(selectFavourites));
  const recent = useDeferredValue(useSelector(selectRecentlyPlayed));
  const skip = isDataSaver && !isBrowsing;
  const data = useDeferredValue(useGetGamesQuery(undefined, { skip }).data);
  const unknown = skip ? undefined : null;
  const countOf = (filter: Pick<BrowseFilter, 'list' | 'provider' | 'category'>) =>
    data ? countGames(data.games, filter, { favourites, recent }) : unknown;
  return { countOf };
}
