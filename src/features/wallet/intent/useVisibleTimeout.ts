import { useEffect, useEffectEvent } from 'react';

/** Runs once after the tab was visible for `delayMs` without a break; `null` for never. */
export function useVisibleTimeout(run: () => void, delayMs: number | null): void {
  const onTime = useEffectEvent(run);
  useEffect(() => {
    if (delayMs === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => onTime(), delayMs);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [delayMs]);
}
