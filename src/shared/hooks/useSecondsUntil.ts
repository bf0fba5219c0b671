import { useEffect, useState } from 'react';

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
