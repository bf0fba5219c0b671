import type { Game } from '@contract/games.ts';
import { useDeferredValue, useEffect } from 'react';
import { useSelector } from 'react-redux';
import {
  type BrowseFilter,
  listGames,
  naturalSort,
  prepareSearch,
  searchGames,
  selectFavourites,
  selectRecentlyPlayed,
  sortGames,
} from '@/features/games';
import { useIntl } from '@/shared/i18n';

/** The search follows the typing without delaying it; everything else is computed once while the player types. */
export function useFoundGames(games: readonly Game[], filter: BrowseFilter) {
  const { locale } = useIntl();
  const favourites = useSelector(selectFavourites);
  const recent = useSelector(selectRecentlyPlayed);
  const { list, provider, category, sort } = filter;
  const query = useDeferredValue(filter.query);
  const listed = listGames(games, { list, provider, category }, { favourites, recent });
  const sorted = sortGames(listed, sort ?? naturalSort(list), locale);
  useEffect(() => prepareSearch(games), [games]);
  return { found: searchGames(sorted, query), query };
}
