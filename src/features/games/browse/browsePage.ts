/** The names of the game pages: `all-games?…`, `provider/{slug}`, `search`, `games/original`, `games/slots`. */
import { parsePage } from '@/features/ui';
import { type BrowseFilter, readFilter, writeFilter } from './browseFilter';

export const ALL_GAMES_PAGE = 'all-games';
export const SEARCH_PAGE = 'search';
export const SLOTS_PAGE = 'games/slots';
export const ORIGINALS_PAGE = 'games/original';

const ORIGINALS_PROVIDER = 'karata-originals';
const PROVIDER_PREFIX = 'provider/';

export interface BrowsePage {
  /** Without the query. */
  name: string;
  filter: BrowseFilter;
  /** The one category of the page. */
  category: 'slots' | null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The provider in a page name. */
function providerOfPage(name: string): string | null {
  if (name === ORIGINALS_PAGE) return ORIGINALS_PROVIDER;
  return name.startsWith(PROVIDER_PREFIX) ? decoded(name.slice(PROVIDER_PREFIX.length)) : null;
}

export function readBrowsePage(page: string): BrowsePage {
  const { name, params } = parsePage(page);
  const filter = readFilter(params);
  return {
    name,
    filter: { ...filter, provider: providerOfPage(name) ?? filter.provider },
    category: name === SLOTS_PAGE ? 'slots' : null,
  };
}

/** The page name for a changed filter. The page of one provider is left when another one is chosen. */
export function browsePageName(name: string, filter: BrowseFilter): string {
  const own = providerOfPage(name);
  if (own !== null && own !== filter.provider) return browsePageName(ALL_GAMES_PAGE, filter);
  const query = writeFilter(own === null ? filter : { ...filter, provider: null }).toString();
  return query === '' ? name : `${name}?${query}`;
}
