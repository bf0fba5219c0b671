import { isListed, NEW_LIST_SIZE, providerSlug, TOP_LIST_SIZE } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { type BrowseFilter, type BrowseList, isShelf } from './browseFilter';
import { sortGames } from './sortGames';

/** The results from a list, computed at their first use and kept as long as the list. */
export function onceFor<TList extends object, TResult>(compute: (list: TList) => TResult) {
  const kept = new WeakMap<TList, TResult>();
  return (list: TList): TResult => {
    const result = kept.get(list) ?? compute(list);
    kept.set(list, result);
    return result;
  };
}

const slugs = /* @__PURE__ */ new Map<string, string>();

/** The slug of a game's provider, made once for all games of the provider. */
function slugOf({ provider }: Game): string {
  const known = slugs.get(provider);
  if (known !== undefined) return known;
  const slug = providerSlug(provider);
  slugs.set(provider, slug);
  return slug;
}

/** Lists of the player: game ids, latest first. */
export interface Shelves {
  favourites: readonly string[];
  recent: readonly string[];
}

export type Wanted = Pick<BrowseFilter, 'list' | 'provider' | 'category'>;

const byId = /* @__PURE__ */ onceFor((games: readonly Game[]) => new Map(games.map((game) => [game.id, game])));

const onShelf = (games: readonly Game[], ids: readonly string[]): Game[] =>
  ids.flatMap((id) => byId(games).get(id) ?? []);

/** Lists contain active games only; a list of the player keeps all, and the card says when a game is inactive. */
const startingWith = (games: readonly Game[], list: BrowseList, { favourites, recent }: Shelves): Game[] =>
  isShelf(list) ? onShelf(games, list === 'recent' ? recent : favourites) : games.filter(isListed);

/** A list filtered by provider (by slug) and category. Top and New are the most popular or newest of these. */
export function listGames(games: readonly Game[], { list, provider, category }: Wanted, shelves: Shelves): Game[] {
  const slug = provider === null ? null : providerSlug(provider);
  const listed = startingWith(games, list, shelves);
  const ofProvider = slug === null ? listed : listed.filter((game) => slugOf(game) === slug);
  const narrowed = category === null ? ofProvider : ofProvider.filter((game) => game.category === category);
  if (list === 'top') return sortGames(narrowed, 'popularity').slice(0, TOP_LIST_SIZE);
  return list === 'new' ? sortGames(narrowed, 'newest').slice(0, NEW_LIST_SIZE) : narrowed;
}
