import type { Game } from '@contract/games.ts';
import { searchEntry } from './searchEntry';

/** Few enough for a slow phone to answer a press in between. */
const GAMES_A_SLICE = 100;
/** For a browser that does not tell when it is idle. */
const PAUSE_MS = 30;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1_000 }) : setTimeout(work, PAUSE_MS);

/** Prepares the search of these games in slices, before the first key. Returns a stop function. */
export function prepareSearch(games: readonly Game[]): () => void {
  let at = 0;
  let isStopped = false;
  const slice = () => {
    if (isStopped) return;
    games.slice(at, at + GAMES_A_SLICE).forEach(searchEntry);
    at += GAMES_A_SLICE;
    if (at < games.length) whenIdle(slice);
  };
  whenIdle(slice);
  return () => {
    isStopped = true;
  };
}
