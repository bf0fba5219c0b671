/** The filter of the game pages, and its query in a page name. */

export const LIST_TYPES = ['all', 'top', 'new'] as const;
export const SHELVES = ['favourites', 'recent'] as const;
export const SORTS = ['popularity', 'newest', 'name'] as const;
/** A game can have these; the last three say how volatile it is. */
export const FACTS = ['rtp96', 'freeSpins', 'low', 'medium', 'high'] as const;

/** Which games: all, a derived list, or a list of the player. */
export type BrowseList = (typeof LIST_TYPES)[number] | (typeof SHELVES)[number];
export type Sort = (typeof SORTS)[number];
export type Fact = (typeof FACTS)[number];

export interface BrowseFilter {
  list: BrowseList;
  /** A provider's name or slug; `null` means every provider. */
  provider: string | null;
  /** A kind of game, such as `crash`; `null` is every kind. */
  category: string | null;
  query: string;
  facts: readonly Fact[];
  /** `null` is the natural order of the list. */
  sort: Sort | null;
}

const oneOf = <TValue extends string>(values: readonly TValue[], text: string | null): TValue | null =>
  values.find((value) => value === text) ?? null;

export const isShelf = (list: BrowseList): boolean => oneOf(SHELVES, list) !== null;

const providerOrAll = (text = ''): string | null => (['', 'all'].includes(text.toLowerCase()) ? null : text);

/** Unknown values in the query are ignored. */
export const readFilter = (params: URLSearchParams): BrowseFilter => ({
  list: oneOf(SHELVES, params.get('shelf')) ?? oneOf(LIST_TYPES, params.get('type')) ?? 'all',
  provider: providerOrAll(params.get('provider')?.trim()),
  category: params.get('category')?.trim() || null,
  query: params.get('q') ?? '',
  facts: FACTS.filter((fact) => params.get('facts')?.split(' ').includes(fact)),
  sort: oneOf(SORTS, params.get('sort')),
});

/** The query of a filter; default values are left out. */
export const writeFilter = ({ list, provider, category, query, facts, sort }: BrowseFilter): URLSearchParams =>
  new URLSearchParams({
    ...(list !== 'all' && { [isShelf(list) ? 'shelf' : 'type']: list }),
    ...(provider && { provider }),
    ...(category && { category }),
    ...(query.trim() && { q: query }),
    ...(facts.length > 0 && { facts: facts.join(' ') }),
    ...(sort && { sort }),
  });
