import type { Game } from '@contract/games.ts';
import { searchEntry } from './searchEntry';

/** Few enough for a slow phone to answer a press in between. */
const GAMES_A_SLICE = 50;
/** What is left of the idle time is enough for another slice, ms. */
const ENOUGH_MS = 5;
/** For a browser that does not tell when it is idle. */
const PAUSE_MS = 30;
const NOT_TOLD: Pick<IdleDeadline, 'timeRemaining'> = { timeRemaining: () => 0 };

const whenIdle = (work: (deadline: Pick<IdleDeadline, 'timeRemaining'>) => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: 500 })
    : setTimeout(() => work(NOT_TOLD), PAUSE_MS);

/** Prepares the search of these games in slices, before the first key. Returns a stop function. */
export function prepareSearch(games: readonly Game[]): () => void {
  let at = 0;
  let isStopped = false;
  const work = (deadline: Pick<IdleDeadline, 'timeRemaining'>) => {
    if (isStopped) return;
    do {
      games.slice(at, at + GAMES_A_SLICE).forEach(searchEntry);
      at += GAMES_A_SLICE;
    } while (at < games.length && deadline.timeRemaining() > ENOUGH_MS);
    if (at < games.length) whenIdle(work);
  };
  whenIdle(work);
  return () => {
    isStopped = true;
  };
}
