/**
 * Tells a refused frame from a loaded one. Browsers fire `load` for both, but for an address of the page's own origin the
 * resource timing carries the HTTP status: 0 where the document was refused or never came. Other origins always read 0,
 * and an older browser gives none: there `load` is all there is, and it is believed.
 */

export interface FrameWatch {
  /** Reports what is known but not yet delivered, so that `load` is judged with it. */
  flush: () => void;
  stop: () => void;
}

const NO_WATCH: FrameWatch = { flush: () => undefined, stop: () => undefined };

/** Whether a frame's document with this status is one that the player cannot see. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && (status === 0 || status >= 400);

const canTell = (url: string): boolean =>
  typeof PerformanceObserver !== 'undefined' && new URL(url).origin === window.location.origin;

/**
 * Watches the frame that is about to load `url` and calls `onRefused` when its document was refused. An observer, because
 * the timing buffer is full after 250 pictures.
 */
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
