import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { useWhen } from '@/features/ui';

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** True when the player did anything here since it began: then nothing closes by itself. */
export function useAttention(isAwaited: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const note = () => setIsSeen(true);
    for (const sign of SIGNS) document.addEventListener(sign, note);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note);
    };
  }, [isAwaited]);
  return isSeen;
}

/** A modal about a player's money closes with the player's session. */
export const useClosedWithSession = (onClose: () => void): void => useWhen(useSelector(selectIsVisitor), onClose);

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
