import { useEffect, useEffectEvent } from 'react';

/** Runs each time that the condition becomes true, such as the close of a modal when its session is over. */
export function useWhen(isDue: boolean, run: () => void): void {
  const due = useEffectEvent(run);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
}
