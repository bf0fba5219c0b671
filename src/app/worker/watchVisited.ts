import { MOST_PICTURES, ROUTED_KINDS } from '@contract/serviceWorker.ts';
import { onEvents } from '@/shared/onEvents';
import { whenIdle } from '@/shared/whenIdle';

type Loaded = Pick<PerformanceResourceTiming, 'name' | 'workerStart'> & { responseStatus?: number };

const KEPT = /^\/(?:assets|images)\//;
const QUIET_MS = 3_000;
/** Safari does not say the status. */
const OK = 200;
/** Only when it is idle, however long that takes. */
const TERMS = { pauseMs: 200 };

/** Loaded without the worker's script: before there was a worker, or by a static route. */
const isMissed = ({ pathname }: URL, workerStart: number): boolean =>
  workerStart === 0 || ROUTED_KINDS.some((kind) => pathname.endsWith(`.${kind}`));

function isUntold({ name, workerStart, responseStatus = OK }: Loaded): boolean {
  const url = new URL(name);
  const isKept = responseStatus === OK && url.origin === window.location.origin && KEPT.test(url.pathname);
  return isKept && isMissed(url, workerStart);
}

/** Addresses that wait to be told, each once in a visit. */
function collectUntold() {
  const seen = new Set<string>();
  let untold: string[] = [];
  return {
    /** Tells whether something is new. */
    add: (loaded: readonly Loaded[]): boolean => {
      const names = new Set(loaded.filter(isUntold).map(({ name }) => name));
      const fresh = [...names].filter((name) => !seen.has(name));
      fresh.forEach((name) => seen.add(name));
      // More than are kept would put each other out.
      untold = [...untold, ...fresh].slice(-MOST_PICTURES);
      return fresh.length > 0;
    },
    take: (): string[] => untold.splice(0),
  };
}

/** Acts when nothing has called `wait` for a while, and the browser is idle. */
function actWhenQuiet(act: () => void) {
  let callOff = (): void => undefined;
  const wait = () => {
    callOff();
    const timer = setTimeout(() => {
      callOff = whenIdle(act, TERMS);
    }, QUIET_MS);
    callOff = () => clearTimeout(timer);
  };
  return { wait, callOff: () => callOff() };
}

const loadedIn = (entries: PerformanceEntryList) => entries as PerformanceResourceTiming[];

/** Tells, in a quiet moment or when the page is left, what this visit loads without the worker; the browser still has it then. */
export function watchVisited(tell: (addresses: string[]) => void, left: AbortSignal): void {
  if (left.aborted) return;
  const untold = collectUntold();
  const tellNow = () => {
    const addresses = untold.take();
    if (addresses.length > 0) tell(addresses);
  };
  const quiet = actWhenQuiet(tellNow);
  const observer = new PerformanceObserver((list) => {
    if (untold.add(loadedIn(list.getEntries()))) quiet.wait();
  });
  observer.observe({ type: 'resource', buffered: true });
  const tellWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    quiet.callOff();
    untold.add(loadedIn(observer.takeRecords()));
    tellNow();
  };
  const stopWatching = onEvents(document, ['visibilitychange'], tellWhenHidden);
  left.addEventListener('abort', () => {
    quiet.callOff();
    observer.disconnect();
    stopWatching();
  });
}
