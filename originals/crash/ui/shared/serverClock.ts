import type { Clock } from '../../../kit/clock';

/** The time of the server, Unix ms. The phone's own clock may be wrong by minutes. */
export interface ServerClock {
  now: () => number;
  /** A time of the server in an answer that was asked for at `askedMs` of this page's clock, and came now. */
  measure: (serverMs: number, askedMs: number) => void;
}

/** An answer was written at some moment between question and arrival: the shortest way there and back knows it best. */
export function createServerClock(clock: Pick<Clock, 'now'>): ServerClock {
  let offsetMs = 0;
  let tripMs = Infinity;
  return {
    now: () => clock.now() + offsetMs,
    measure(serverMs, askedMs) {
      const trip = clock.now() - askedMs;
      const offset = serverMs - (askedMs + trip / 2);
      // The clock of a page may stop while a phone sleeps: then the old measure cannot be right any more.
      const isOldWrong = Math.abs(offset - offsetMs) > (trip + tripMs) / 2;
      if (trip > tripMs && !isOldWrong) return;
      [offsetMs, tripMs] = [offset, trip];
    },
  };
}
