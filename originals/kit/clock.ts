export interface Clock {
  /** Milliseconds from a fixed time; never goes back. */
  now: () => number;
  /** Calls back before the next paint; returns a function to cancel, like `after`. */
  nextFrame: (callback: () => void) => () => void;
  after: (delayMs: number, callback: () => void) => () => void;
}

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
