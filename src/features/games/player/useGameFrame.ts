import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useIsOnline } from '@/shared/hooks';
import { type FrameWatch, watchFrame } from './frameOutcome';
import { FIRST_ATTEMPT, type FramePhase, reduceFrame } from './frameState';

/** A frame without load or error for this time has failed. */
export const LOAD_LIMIT_MS = 15_000;

/** `url`: absolute http(s); `undefined` while requested; `null` when no address may be framed, which fails at once. */
export function useGameFrame(url: string | null | undefined) {
  const [state, dispatch] = useReducer(reduceFrame, FIRST_ATTEMPT);
  const [framed, setFramed] = useState(url);
  const isOnline = useIsOnline();
  const watch = useRef<FrameWatch>(null);
  // Another address, such as the one for money, is another attempt.
  if (url !== framed) {
    setFramed(url);
    if (framed) dispatch('retried');
  }
  const isStuck = url === null || (state.phase === 'loading' && !isOnline);
  const phase: FramePhase = isStuck ? 'failed' : state.phase;

  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => dispatch('failed'), LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [phase, state.attempt]);

  // Before paint, so that the listener exists before any answer.
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
