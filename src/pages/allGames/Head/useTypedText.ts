import { startTransition, useEffect, useEffectEvent, useOptimistic } from 'react';
import type { Browse } from '../useBrowsePage';

/** Pause in typing before page name and address get the search text. */
const TYPING_REST_MS = 300;

/** The text in the box. It is ahead of the page, so that a key renders the box alone; the page follows when there is time. */
export function useTypedText({ filter, namedQuery, type, refine }: Browse) {
  const [text, show] = useOptimistic(filter.query);
  const save = useEffectEvent(() => refine({ query: text }));
  useEffect(() => {
    if (text === namedQuery) return undefined;
    const timer = window.setTimeout(save, TYPING_REST_MS);
    return () => window.clearTimeout(timer);
  }, [text, namedQuery]);
  const change = (typed: string) =>
    startTransition(() => {
      show(typed);
      type(typed);
    });
  return { text, change };
}
