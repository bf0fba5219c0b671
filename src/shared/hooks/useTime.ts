import { useEffect, useState } from 'react';
import { madeAhead, useIsLive } from './useBrowser';

const MINUTE_MS = 60_000;

/** Unix ms, updated every `stepMs`. A page that was made ahead is taken over at its own time. */
export function useNow(stepMs = MINUTE_MS): number {
  const isLive = useIsLive();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return isLive ? now : madeAhead.at;
}

const STEP_MS = 250;

const secondsLeft = (deadline: number): number => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Whole seconds until a time (Unix ms), counted down; 0 afterwards. */
export function useSecondsUntil(deadline: number): number {
  const [, setTick] = useState(0);
  const seconds = secondsLeft(deadline);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [deadline, isOver]);
  return seconds;
}

/** The value when it has not changed for `delayMs`. */
export function useDebounced<TValue>(value: TValue, delayMs: number): TValue {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
