import type { Game } from '@contract/games.ts';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import {
  type BrowseFilter,
  listGames,
  naturalSort,
  prepareSearch,
  selectFavourites,
  selectRecentlyPlayed,
  sortGames,
} from '@/features/games';
import { useIntl } from '@/shared/i18n';
import { useSearch } from './useSearch';

/** The list of a filter in its order. Memoised by hand: a key or a heart must not sort thousands of games again. */
function useListedGames(games: readonly Game[], { list, provider, category, sort }: BrowseFilter): readonly Game[] {
  const { locale } = useIntl();
  const favourites = useSelector(selectFavourites);
  const recent = useSelector(selectRecentlyPlayed);
  const shelf = list === 'favourites' ? favourites : list === 'recent' ? recent : null;
  return useMemo(() => {
    const shelves = { favourites: shelf ?? [], recent: shelf ?? [] };
    return sortGames(listGames(games, { list, provider, category }, shelves), sort ?? naturalSort(list), locale);
  }, [games, list, provider, category, sort, locale, shelf]);
}

/** The games of a filter, and the text that found them, which may be older than that of the filter. */
export function useFoundGames(games: readonly Game[], filter: BrowseFilter) {
  const listed = useListedGames(games, filter);
  useEffect(() => prepareSearch(games), [games]);
  return useSearch(listed, filter.query);
}
