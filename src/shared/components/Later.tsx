import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/whenIdle';

/** A part below the first screen, and not in a page that was made ahead. It comes when the browser is idle, in small steps. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsDue(true))), []);
  return isDue && children;
}
