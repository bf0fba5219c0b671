export interface Clock {
  /** Milliseconds from some fixed point; never goes back. */
  now: () => number;
  /** Calls back before the next paint; gives a way to cancel. */
  nextFrame: (callback: () => void) => () => void;
  /** Calls back after `delayMs`; gives a way to cancel. */
  after: (delayMs: number, callback: () => void) => () => void;
}

/** The browser's own time. */
export const browserClock: Clock = {
  now: () => performance.now(),
  nextFrame(callback) {
    const handle = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(handle);
  },
  after(delayMs, callback) {
    const handle = setTimeout(callback, delayMs);
    return () => clearTimeout(handle);
  },
};
