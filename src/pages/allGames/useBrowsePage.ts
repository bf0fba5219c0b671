import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type BrowseFilter, browsePageName, readBrowsePage } from '@/features/games';
import { pageRefined, selectPage } from '@/features/ui';

/** Pause in typing before page name and address get the search text. */
const TYPING_REST_MS = 300;

/** The filter is in the page name, for reload, sharing and Back; only text being typed is ahead of it. */
export function useBrowsePage() {
  const dispatch = useDispatch();
  const page = useSelector(selectPage);
  const { name, filter: named } = readBrowsePage(page);
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

  return { name, filter, refine, type: (text: string) => setDraft({ page, text }) };
}

export type Browse = ReturnType<typeof useBrowsePage>;
