/** The names of the game pages: `all-games?…`, `provider/{slug}`, `search`, `games/original`, `games/slots`. */
import { decoded } from '@contract/publicPages.ts';
import { parsePage } from '@/features/ui';
import { type BrowseFilter, readFilter, writeFilter } from './browseFilter';

export const ALL_GAMES_PAGE = 'all-games';
export const SEARCH_PAGE = 'search';
export const SLOTS_PAGE = 'games/slots';
export const ORIGINALS_PAGE = 'games/original';

const ORIGINALS_PROVIDER = 'karata-originals';
const PROVIDER_PREFIX = 'provider/';

export interface BrowsePage {
  /** The name of the page without the query. */
  name: string;
  filter: BrowseFilter;
}

const categoryOfPage = (name: string): string | null => (name === SLOTS_PAGE ? 'slots' : null);

function providerOfPage(name: string): string | null {
  if (name === ORIGINALS_PAGE) return ORIGINALS_PROVIDER;
  return name.startsWith(PROVIDER_PREFIX) ? decoded(name.slice(PROVIDER_PREFIX.length)) : null;
}

export function readBrowsePage(page: string): BrowsePage {
  const { name, params } = parsePage(page);
  const filter = readFilter(params);
  return {
    name,
    filter: {
      ...filter,
      provider: providerOfPage(name) ?? filter.provider,
      category: categoryOfPage(name) ?? filter.category,
    },
  };
}

/** The page name for a changed filter. The page of one provider or category is left when another one is chosen. */
export function browsePageName(name: string, filter: BrowseFilter): string {
  const provider = providerOfPage(name);
  const category = categoryOfPage(name);
  const isLeft = (provider ?? filter.provider) !== filter.provider || (category ?? filter.category) !== filter.category;
  if (isLeft) return browsePageName(ALL_GAMES_PAGE, filter);
  const query = writeFilter({
    ...filter,
    ...(provider && { provider: null }),
    ...(category && { category: null }),
  }).toString();
  return query === '' ? name : `${name}?${query}`;
}
