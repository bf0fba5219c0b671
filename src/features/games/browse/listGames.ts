import { isListed, NEW_LIST_SIZE, providerSlug, TOP_LIST_SIZE } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { type BrowseFilter, type BrowseList, isShelf } from './browseFilter';
import { onceFor } from './onceFor';
import { slugOf } from './slugOf';
import { sortGames } from './sortGames';

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
  const whole = startingWith(games, list, shelves);
  const ofProvider = slug === null ? whole : whole.filter((game) => slugOf(game) === slug);
  const narrowed = category === null ? ofProvider : ofProvider.filter((game) => game.category === category);
  if (list === 'top') return sortGames(narrowed, 'popularity').slice(0, TOP_LIST_SIZE);
  return list === 'new' ? sortGames(narrowed, 'newest').slice(0, NEW_LIST_SIZE) : narrowed;
}
