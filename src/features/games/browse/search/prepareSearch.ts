import type { Game } from '@contract/games.ts';
import { whenIdle } from '@/shared/whenIdle';
import { searchEntry } from './searchEntry';

/** Few enough for a slow phone to answer a press in between. */
const GAMES_A_SLICE = 50;
/** What is left of the idle time is enough for another slice, ms. */
const ENOUGH_MS = 5;
/** The first key may come soon. */
const TERMS = { atLatestMs: 500, pauseMs: 30 };

/** Prepares the search of these games in slices, before the first key. Returns a stop function. */
export function prepareSearch(games: readonly Game[]): () => void {
  let at = 0;
  const wait = () => whenIdle(work, TERMS);
  const work = (left: Pick<IdleDeadline, 'timeRemaining'>) => {
    do {
      games.slice(at, at + GAMES_A_SLICE).forEach(searchEntry);
      at += GAMES_A_SLICE;
    } while (at < games.length && left.timeRemaining() > ENOUGH_MS);
    if (at < games.length) stop = wait();
  };
  let stop = wait();
  return () => stop();
}
