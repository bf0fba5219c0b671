/**
 * Browsers fire `load` for refused frames too. For the page's own origin the resource timing has the HTTP status, 0 for
 * a refused or missing document; other origins always have 0, and older browsers none: then `load` is trusted.
 */

export interface FrameWatch {
  /** Reports pending entries, so that `load` is judged with them. */
  flush: () => void;
  stop: () => void;
}

const NO_WATCH: FrameWatch = { flush: () => undefined, stop: () => undefined };

/** Whether a document with this status cannot be seen. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && (status === 0 || status >= 400);

const canTell = (url: string): boolean =>
  typeof PerformanceObserver !== 'undefined' && new URL(url).origin === window.location.origin;

/** Calls `onRefused` for a refused document. An observer, because the timing buffer is full after 250 pictures. */
export function watchFrame(url: string, onRefused: () => void): FrameWatch {
  if (!canTell(url)) return NO_WATCH;
  const judge = (entries: PerformanceEntryList) => {
    const frames = (entries as PerformanceResourceTiming[]).filter(
      ({ name, initiatorType }) => name === url && initiatorType === 'iframe',
    );
    if (frames.some(({ responseStatus }) => isRefusal(responseStatus))) onRefused();
  };
  const observer = new PerformanceObserver((list) => judge(list.getEntries()));
  observer.observe({ type: 'resource' });
  return { flush: () => judge(observer.takeRecords()), stop: () => observer.disconnect() };
}
