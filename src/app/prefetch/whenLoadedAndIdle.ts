import { whenIdle } from '@/shared/whenIdle';

/** What is not asked for leaves a browser that does not tell when it is idle more time. */
const TERMS = { pauseMs: 2_000 };

/** Calls once, when the page is loaded and the browser has nothing else to do, however long that takes. Returns a stop function. */
export function whenLoadedAndIdle(act: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(act, TERMS);
  let stop = () => window.removeEventListener('load', wait);
  function wait() {
    stop = whenIdle(act, TERMS);
  }
  window.addEventListener('load', wait, { once: true });
  return () => stop();
}
