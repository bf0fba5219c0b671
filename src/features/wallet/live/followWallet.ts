import type { EventSourceMessage } from 'eventsource-parser';
import { applyEvents, catchUp, type LiveThunk, type LastSeen } from './applyEvent';
import { openEvents } from './openEvents';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** What one change of the player's money sends comes within this time, and is applied at once. */
const TOGETHER_MS = 30;

/** The pause grows after each failure, and differs between browsers. */
export const pauseAfter = (failures: number, random = Math.random()): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + random / 2);

/** Resolves after a while, when the network returns, or on abort. */
const pause = (durationMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, durationMs);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** Keeps the caches up to date, and loads what a lost connection missed. Returns a stop function. */
export const followWallet = (): LiveThunk<() => void> => (dispatch, _getState, extra) => {
  const stop = new AbortController();
  const { signal } = stop;
  const seen: LastSeen = new Map();
  let failures = 0;
  let waiting: EventSourceMessage[] = [];

  const apply = () => {
    if (!signal.aborted) dispatch(applyEvents(waiting, seen));
    waiting = [];
  };
  const onEvent = (event: EventSourceMessage) => {
    if (waiting.push(event) === 1) setTimeout(apply, TOGETHER_MS);
  };
  const onOpen = () => {
    failures = 0;
    dispatch(catchUp());
  };
  const follow = async () => {
    while (!signal.aborted) {
      const listener = {
        onOpen,
        // A read is refused in the same way, and ends the session with its reason.
        onRefused: () => dispatch(catchUp()),
        onEvent,
      };
      const end = await openEvents(extra, signal, listener).catch(() => 'ended');
      if (end === 'missing') return;
      if (!signal.aborted) await pause(pauseAfter(failures), signal);
      failures += 1;
    }
  };

  void follow();
  return () => stop.abort();
};
