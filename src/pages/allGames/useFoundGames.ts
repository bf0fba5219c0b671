import type { Game } from '@contract/games.ts';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type BrowseFilter,
  browsePageName,
  isToldSlot,
  listGames,
  naturalSort,
  prepareSearch,
  readBrowsePage,
  searchGames,
  searchInSlices,
  selectFavourites,
  selectRecentlyPlayed,
  sortGames,
  useActiveProviders,
  useGetGamesQuery,
  useListStart,
  withFacts,
} from '@/features/games';
import { pageRefined, selectPage } from '@/features/ui';
import { useIntl } from '@/shared/i18n';

const NONE: readonly Game[] = [];

/** The games of a filter, and the text that found them, which may be older than that of the filter. */
export function useFoundGames({ fitting, isLoading, start }: Catalogue, filter: BrowseFilter) {
  const listed = useListedGames(fitting, filter);
  useEffect(() => prepareSearch(fitting), [fitting]);
  // Nearly every list has slots: before it is known, their filters have their place where they can be.
  const hasSlots = isLoading ? (start?.hasSlots ?? [null, 'slots'].includes(filter.category)) : listed.some(isToldSlot);
  return { ...useSearch(listed, filter.query), hasSlots: hasSlots || filter.facts.length > 0 };
}

/** The games that a text finds; while it is typed, those before. A new list is searched at once, so that it never seems empty. */
function useSearch(games: readonly Game[], query: string) {
  const [last, setLast] = useState(() => ({ games, query, found: searchGames(games, query) }));
  let shown = last;
  if (last.games !== games) {
    shown = { games, query, found: searchGames(games, query) };
    setLast(shown);
  }
  const isOutdated = shown.query !== query;
  useEffect(() => {
    if (!isOutdated) return undefined;
    return searchInSlices(games, query, (found) => startTransition(() => setLast({ games, query, found })));
  }, [games, query, isOutdated]);
  return shown;
}

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

/** The filter is in the page name, for reload, sharing and Back; only text being typed is ahead of it. */
export function useBrowsePage() {
  const dispatch = useDispatch();
  const page = useSelector(selectPage);
  const { name, filter: named } = readBrowsePage(page);
  const [draft, setDraft] = useState({ page, text: named.query });
  if (draft.page !== page) setDraft({ page, text: named.query });
  const query = draft.page === page ? draft.text : named.query;
  const filter: BrowseFilter = { ...named, query };

  const type = (text: string) => setDraft({ page, text });
  const refine = (change: Partial<BrowseFilter>) => {
    const refined = browsePageName(name, { ...filter, ...change });
    if (change.query !== undefined) type(change.query);
    if (refined !== page) dispatch(pageRefined(refined));
  };
  return { name, filter, namedQuery: named.query, refine, type };
}

export type Browse = ReturnType<typeof useBrowsePage>;

/** Until all games are there, a page that was made ahead has the first ones of its list. */
export function useCatalogue(filter: BrowseFilter) {
  const query = useGetGamesQuery();
  const start = useListStart(filter);
  const { data, isError } = query;
  const { providers } = useActiveProviders();
  const games = data?.games ?? NONE;
  return {
    games,
    /** Those with the facts that are asked for. */
    fitting: withFacts(games, filter.facts),
    unreadableCount: data?.unreadableCount ?? 0,
    providers,
    isLoading: !data && !isError,
    start: data ? null : start,
    hasFailed: !data && isError,
    query,
  };
}

export type Catalogue = ReturnType<typeof useCatalogue>;
