import { useEffect, useState } from 'react';
import { logWarning } from '@/shared/log';

/** How long a button confirms the copy. */
const SAID_MS = 4_000;

export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text, and shows the result for a while. If the browser refuses, the text can be selected by hand. */
export function useCopy(text: string) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      logWarning('The browser refused to copy');
      setState('refused');
    }
  };
  return { state, copy: () => void copy() };
}
