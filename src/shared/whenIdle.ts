/** Safari has no idle callback. */
const SOON_MS = 200;
/** A busy phone still gets to it. */
const AT_LATEST_MS = 2_000;

/** Calls when the browser has nothing more urgent to do. Returns a function that calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: AT_LATEST_MS });
  return () => window.cancelIdleCallback(request);
}
