import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type BrowseFilter, browsePageName, readBrowsePage } from '@/features/games';
import { pageRefined, selectPage } from '@/features/ui';

/** How long typing rests before the page name, and with it the address, takes the search text in. */
const TYPING_REST_MS = 300;

/**
 * The filter of the present page and how to change it. The page name holds it, so that reload, sharing and Back bring
 * it back; only text that is still being typed runs ahead, for as long as the page it was typed on stands.
 */
export function useBrowsePage() {
  const dispatch = useDispatch();
  const page = useSelector(selectPage);
  const { name, filter: named, category } = readBrowsePage(page);
  const [draft, setDraft] = useState({ page, text: named.query });
  const query = draft.page === page ? draft.text : named.query;
  const filter: BrowseFilter = { ...named, query };

  const refine = (change: Partial<BrowseFilter>) => {
    const refined = browsePageName(name, { ...filter, ...change });
    if (change.query !== undefined) setDraft({ page, text: change.query });
    if (refined !== page) dispatch(pageRefined(refined));
  };
  const typed = browsePageName(name, filter);
  const isTyping = query !== named.query;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = window.setTimeout(() => dispatch(pageRefined(typed)), TYPING_REST_MS);
    return () => window.clearTimeout(timer);
  }, [dispatch, isTyping, typed]);

  return { name, filter, category, refine, type: (text: string) => setDraft({ page, text }) };
}

export type Browse = ReturnType<typeof useBrowsePage>;
