import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsOnline } from '@/shared/hooks';
import type { PlayerEvent, PlayerFlow } from './playerFlow';

interface FrameWatch {
  /** Reports pending entries, so that `load` is judged with them. */
  flush: () => void;
  stop: () => void;
}

const NO_WATCH: FrameWatch = { flush: () => undefined, stop: () => undefined };

/** True for the status of a document that nobody can see. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && (status === 0 || status >= 400);

const canTell = (url: string): boolean =>
  typeof PerformanceObserver !== 'undefined' && new URL(url).origin === window.location.origin;

/**
 * Calls `onRefused` for a refused document, because browsers fire `load` for it too. For the page's own origin the resource
 * timing has the HTTP status, 0 for a refused or missing document; other origins always have 0, and older browsers none: then
 * `load` is trusted. An observer, because the timing buffer is full after 250 pictures.
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

/** A frame without a sign of life for this time has failed. */
export const LOAD_LIMIT_MS = 10_000;

/** Watches a frame of which nobody can say whether it shows anything. It is silent after that time without a message of its own. */
export function useSilence(attempt: number, isWatched: boolean) {
  const [heard, setHeard] = useState<{ attempt: number; isSilent: boolean }>();
  const isJudged = heard?.attempt === attempt;
  useEffect(() => {
    if (!isWatched || isJudged) return undefined;
    const timer = setTimeout(() => setHeard({ attempt, isSilent: true }), LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [attempt, isWatched, isJudged]);
  return {
    isSilent: isWatched && isJudged && heard.isSilent,
    onSign: () =>
      setHeard((former) => (former?.attempt === attempt && !former.isSilent ? former : { attempt, isSilent: false })),
  };
}

/** `url`: absolute http(s); `undefined` while requested; `null` when no address may be framed, which fails at once. */
export function useGameFrame(url: string | null | undefined, flow: PlayerFlow, act: (event: PlayerEvent) => void) {
  const { step, attempt, isOffline } = flow;
  const [framed, setFramed] = useState(url);
  /** The attempt of the former address, which ends. */
  const [former, setFormer] = useState<number | null>(null);
  const isOnline = useIsOnline();
  const watch = useRef<FrameWatch>(null);
  // Another address, such as the one for money, is another attempt: the former frame goes first.
  if (url !== framed) {
    setFramed(url);
    if (framed !== undefined && url !== null) setFormer(attempt);
  }
  const isFormer = former === attempt;
  const phase = phaseOf();
  const tell = useEffectEvent(act);

  /** This is shown; the store follows before the next paint. */
  function phaseOf(): 'loading' | 'loaded' | 'failed' {
    if (url === null || (step === 'loading' && !isOnline)) return 'failed';
    if (isFormer) return 'loading';
    return step === 'fullscreen' ? 'loaded' : step;
  }

  useLayoutEffect(() => {
    if (url === null) tell('unframed');
    else if (isFormer) tell('retried');
    else if (step === 'loading' && !isOnline) tell('offline');
    else if (step === 'failed' && isOffline && isOnline) tell('retried');
  }, [url, isFormer, step, isOffline, isOnline]);

  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => tell('failed'), LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [phase, attempt]);

  // Before paint, so that the listener exists before any answer.
  useLayoutEffect(() => {
    if (typeof url !== 'string') return undefined;
    const current = watchFrame(url, () => tell('refused'));
    watch.current = current;
    return current.stop;
  }, [url, attempt]);

  return {
    phase,
    framed: phase === 'failed' || isFormer ? null : url,
    isOffline: !isOnline,
    onReady: () => act('ready'),
    onError: () => act('failed'),
    onLoad: () => {
      watch.current?.flush();
      act('loaded');
    },
  };
}
