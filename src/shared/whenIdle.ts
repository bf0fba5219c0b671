type Left = Pick<IdleDeadline, 'timeRemaining'>;

interface Terms {
  /** A busy phone still gets to it then. Missing means only when the browser is idle. */
  atLatestMs?: number;
  /** A fixed pause for Safari, which does not tell when it is idle. */
  pauseMs: number;
}

const SOON: Terms = { atLatestMs: 2_000, pauseMs: 200 };

/** Calls once, when the browser has nothing more urgent to do. Returns a function that calls it off. */
export function whenIdle(act: (left: Left) => void, { atLatestMs = 0, pauseMs } = SOON): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(() => act({ timeRemaining: () => 0 }), pauseMs);
    return () => clearTimeout(timer);
  }
  // No timeout is 0.
  const request = window.requestIdleCallback(act, { timeout: atLatestMs });
  return () => window.cancelIdleCallback(request);
}

/** Ends the present task, so that the browser may paint and answer before the next one. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
