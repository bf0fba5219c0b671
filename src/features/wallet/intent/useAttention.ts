import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Whether the player did anything here since it began: then nothing closes by itself. */
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
