import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useIsOnline } from '@/shared/hooks';
import { type FrameWatch, watchFrame } from './frameOutcome';
import { FIRST_ATTEMPT, type FramePhase, reduceFrame } from './frameState';

/** A frame that neither loads nor errs for this long has failed. */
export const LOAD_LIMIT_MS = 15_000;

/**
 * Follows the loading of a game's frame.
 * @param url absolute http(s) address; `undefined` while it is asked for; `null` where there is none that may be framed:
 * that is a failure at once
 */
export function useGameFrame(url: string | null | undefined) {
  const [state, dispatch] = useReducer(reduceFrame, FIRST_ATTEMPT);
  const isOnline = useIsOnline();
  const watch = useRef<FrameWatch>(null);
  const isStuck = url === null || (state.phase === 'loading' && !isOnline);
  const phase: FramePhase = isStuck ? 'failed' : state.phase;

  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => dispatch('failed'), LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [phase, state.attempt]);

  // Before paint, so that no answer comes sooner than its listener.
  useLayoutEffect(() => {
    if (typeof url !== 'string') return undefined;
    const current = watchFrame(url, () => dispatch('refused'));
    watch.current = current;
    return current.stop;
  }, [url, state.attempt]);

  return {
    phase,
    attempt: state.attempt,
    retry: () => dispatch('retried'),
    onReady: () => dispatch('ready'),
    onError: () => dispatch('failed'),
    onLoad: () => {
      watch.current?.flush();
      dispatch('loaded');
    },
  };
}
