import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type BrowseFilter, browsePageName, readBrowsePage } from '@/features/games';
import { pageRefined, selectPage } from '@/features/ui';

/** The filter is in the page name, for reload, sharing and Back; only text being typed is ahead of it. */
export function useBrowsePage() {
  const dispatch = useDispatch();
  const page = useSelector(selectPage);
  const { name, filter: named } = readBrowsePage(page);
  const [draft, setDraft] = useState({ page, text: named.query });
  if (draft.page !== page) setDraft({ page, text: named.query });
  const query = draft.page === page ? draft.text : named.query;
  const filter: BrowseFilter = { ...named, query };

  const type = (text: string) => setDraft({ page, text });
  const refine = (change: Partial<BrowseFilter>) => {
    const refined = browsePageName(name, { ...filter, ...change });
    if (change.query !== undefined) type(change.query);
    if (refined !== page) dispatch(pageRefined(refined));
  };
  return { name, filter, namedQuery: named.query, refine, type };
}

export type Browse = ReturnType<typeof useBrowsePage>;
