import type { Game } from '@contract/games.ts';
import { startTransition, useEffect, useState } from 'react';
import { searchGames, searchInSlices } from '@/features/games';

interface Found {
  /** What was searched. */
  games: readonly Game[];
  query: string;
  found: readonly Game[];
}

/**
 * The games that a text finds; while it is typed, those of the text before. A new list is searched at once, so that it
 * never seems empty, but typing is never delayed.
 */
export function useSearch(games: readonly Game[], query: string): Pick<Found, 'query' | 'found'> {
  const [last, setLast] = useState<Found>({ games: [], query: '', found: [] });
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
