/** A page tells this of itself while it opens. Times are ms after the start of its navigation. */

/** A picture or text that was the largest when it was painted. */
export interface Candidate {
  timeMs: number;
  /** Empty for text. */
  url: string;
  /** A selector with which a person can find the element. */
  element: string;
}

export interface Span {
  startMs: number;
  durationMs: number;
}

/** A script in a slow frame, by the browser's own account. */
export interface SlowScript {
  startMs: number;
  durationMs: number;
  /** The caller, such as an address of a script or `Window.requestIdleCallback`. */
  invoker: string;
  /** The part of it that went to styles and layout which the script asked for in its middle. */
  forcedMs: number;
}

export interface PageRecord {
  fcpMs: number;
  candidates: Candidate[];
  /** Layout shifts without input. */
  shifts: { timeMs: number; value: number }[];
  longTasks: Span[];
  slowScripts: SlowScript[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface FrameEntry extends PerformanceEntry {
  scripts: (PerformanceEntry & { invoker: string; forcedStyleAndLayoutDuration: number })[];
}

interface LargestEntry extends PerformanceEntry {
  url: string;
  element: Element | null;
}

declare global {
  interface Window {
    pageRecord: PageRecord;
  }
}

/** Runs in the page, before all of its scripts. */
export function keepRecord(): void {
  const record: PageRecord = { fcpMs: NaN, candidates: [], shifts: [], longTasks: [], slowScripts: [] };
  window.pageRecord = record;
  const each = <TEntry extends PerformanceEntry>(type: string, take: (entry: TEntry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as TEntry[]).forEach(take)).observe({ type, buffered: true });
  const nameOf = (element: Element | null) =>
    element ? `${element.closest('section')?.className ?? ''} ${element.tagName} ${element.className}`.trim() : '';
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.fcpMs = startTime;
  });
  each<LargestEntry>('largest-contentful-paint', ({ startTime, url, element }) =>
    record.candidates.push({ timeMs: startTime, url, element: nameOf(element) }),
  );
  each<ShiftEntry>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) record.shifts.push({ timeMs: startTime, value });
  });
  each<FrameEntry>('long-animation-frame', ({ scripts }) => {
    for (const { startTime, duration, invoker, forcedStyleAndLayoutDuration: forcedMs } of scripts)
      record.slowScripts.push({ startMs: startTime, durationMs: duration, invoker, forcedMs });
  });
  each('longtask', ({ startTime, duration }) => record.longTasks.push({ startMs: startTime, durationMs: duration }));
}

/** True once the page has painted, and has done nothing long for this time, ms. Runs in the page. */
export function hasRested(restMs: number): boolean {
  const { fcpMs, longTasks } = window.pageRecord;
  const lastEndMs = Math.max(0, ...longTasks.map(({ startMs, durationMs }) => startMs + durationMs));
  return !Number.isNaN(fcpMs) && performance.now() - lastEndMs > restMs;
}

/** True once every picture of the first screen is there or has failed. Runs in the page. */
export const arePicturesIn = (): boolean =>
  [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return image.complete || !isInView;
  });
