/** Figures of a visit from its records; nothing here knows a browser. */
import type { PageRecord, Span } from './pageRecord.ts';
import type { Request } from './Traffic.ts';

export interface Visit {
  record: PageRecord;
  requests: readonly Request[];
}

/** ms after the start of the navigation, unless the name says otherwise. */
export interface Vitals {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint, after all pictures of the first screen are in. */
  lcp: number;
  /** The first picture that was the largest then; the largest paint without a picture. */
  firstPicture: number;
  /** Sum of layout shifts. */
  cls: number;
  /** Total blocking time: of each long task after the first paint, what is above 50 ms. */
  tbt: number;
  /** The same from the start: a page that paints at the end of its script blocks before it. */
  blocked: number;
  /** The longest task after the first paint. */
  longestTask: number;
  /** Styles and layout that scripts asked for in their middle, in slow frames. */
  forcedLayout: number;
  /** When the first script had arrived whole; Infinity without one. */
  firstScript: number;
  requestsBeforeLcp: number;
  bytesBeforeLcp: number;
  /** The number of requests until the page was quiet. */
  requests: number;
  bytes: number;
  /** How often an address was asked for again, past every cache. */
  asksTwice: number;
}

const FREE_MS = 50;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function blockingMs({ startMs, durationMs }: Span, fromMs: number): number {
  const lengthMs = startMs + durationMs - Math.max(startMs, fromMs);
  return Math.max(0, lengthMs - FREE_MS);
}

/** Counts the bytes that had come over the line by then. */
function bytesUntil({ isFromCache, endMs, bytes, parts }: Request, timeMs: number): number {
  if (isFromCache) return 0;
  if (endMs <= timeMs) return bytes;
  return sum(parts.filter((part) => part.timeMs <= timeMs).map((part) => part.bytes));
}

export function vitalsOf({ record, requests: all }: Visit): Vitals {
  const { fcpMs, candidates, shifts, longTasks, slowScripts } = record;
  const lcp = candidates.at(-1)?.timeMs ?? NaN;
  const requests = all.filter(({ isFromCache }) => !isFromCache);
  const before = requests.filter(({ sentMs }) => sentMs < lcp);
  const later = longTasks.filter(({ startMs, durationMs }) => startMs + durationMs > fcpMs);
  return {
    fcp: fcpMs,
    lcp,
    firstPicture: candidates.find(({ url }) => url)?.timeMs ?? lcp,
    cls: sum(shifts.map(({ value }) => value)),
    tbt: sum(later.map((task) => blockingMs(task, fcpMs))),
    blocked: sum(longTasks.map((task) => blockingMs(task, 0))),
    longestTask: Math.max(0, ...later.map(({ durationMs }) => durationMs)),
    forcedLayout: sum(slowScripts.map(({ forcedMs }) => forcedMs)),
    firstScript: Math.min(...all.filter(({ type }) => type === 'Script').map(({ endMs }) => endMs)),
    requestsBeforeLcp: before.length,
    bytesBeforeLcp: sum(before.map((request) => bytesUntil(request, lcp))),
    requests: requests.length,
    bytes: sum(requests.map(({ bytes }) => bytes)),
    asksTwice: requests.length - new Set(requests.map(({ url }) => url)).size,
  };
}
