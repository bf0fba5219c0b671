/** For browsers that do not tell when they are idle. */
const PAUSE_MS = 2_000;

/** Calls back once, when the page is loaded and the browser has nothing to do. Returns a stop function. */
export function whenIdle(act: () => void): () => void {
  let stop = (): void => undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(act);
      stop = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(act, PAUSE_MS);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    stop = () => window.removeEventListener('load', wait);
  }
  return () => stop();
}
