import { isListed, newGames, providerSlug, topGames } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { type BrowseFilter, type BrowseList, isShelf } from './browseFilter';

/** Lists of the player: game ids, latest first. */
export interface Shelves {
  favourites: readonly string[];
  recent: readonly string[];
}

type Wanted = Pick<BrowseFilter, 'list' | 'provider' | 'category'>;

function onShelf(games: readonly Game[], ids: readonly string[]): Game[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Lists contain active games only; a list of the player keeps all, and the card says when a game is inactive. */
const startingWith = (games: readonly Game[], list: BrowseList, { favourites, recent }: Shelves): Game[] =>
  isShelf(list) ? onShelf(games, list === 'recent' ? recent : favourites) : games.filter(isListed);

/** A list filtered by provider (by slug) and category. Top and New are the most popular or newest of these. */
export function listGames(games: readonly Game[], { list, provider, category }: Wanted, shelves: Shelves): Game[] {
  const slug = provider === null ? null : providerSlug(provider);
  const narrowed = startingWith(games, list, shelves).filter(
    (game) =>
      (slug === null || providerSlug(game.provider) === slug) && (category === null || game.category === category),
  );
  if (list === 'top') return topGames(narrowed);
  return list === 'new' ? newGames(narrowed) : narrowed;
}
