import type { Game } from '@contract/games.ts';
import { startSearch } from './searchGames';

/** A key that comes meanwhile waits no longer than this, ms. */
const SLICE_MS = 6;
/** Looked at between two looks at the clock. */
const GAMES_A_STEP = 100;

/** Finds the same as `searchGames`, with a pause after each slice. Returns a stop function. */
export function searchInSlices(games: readonly Game[], query: string, onFound: (found: readonly Game[]) => void) {
  const { matchesAll, look, result } = startSearch(query);
  let at = 0;
  const slice = (): void => {
    const endMs = performance.now() + SLICE_MS;
    while (at < games.length && performance.now() < endMs) {
      games.slice(at, at + GAMES_A_STEP).forEach(look);
      at += GAMES_A_STEP;
    }
    if (at < games.length) timer = setTimeout(slice);
    else onFound(result());
  };
  let timer = setTimeout(matchesAll ? () => onFound(games) : slice);
  return () => clearTimeout(timer);
}
