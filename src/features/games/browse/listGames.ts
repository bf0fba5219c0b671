import { isListed, NEW_LIST_SIZE, providerSlug, TOP_LIST_SIZE } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { type BrowseFilter, type BrowseList, type Fact, isShelf } from './browseFilter';
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

/** True where a game tells how a slot pays; games of some studios do not. */
export const isToldSlot = ({ volatility }: Game): boolean => volatility !== undefined;

/** The names of the volatilities from 1 to 5. */
const LEVELS: readonly (Fact | undefined)[] = [undefined, 'low', 'low', 'medium', 'high', 'high'];

/** True for a game with all of the facts, and with one of the volatilities where there are any. */
const fits = (facts: readonly (Fact | undefined)[], { rtp = 0, hasFreeSpins, volatility }: Game): boolean =>
  (!facts.includes('rtp96') || rtp >= 96) &&
  (!facts.includes('freeSpins') || hasFreeSpins === true) &&
  (facts.includes(LEVELS[volatility ?? 0]) || !LEVELS.some((level) => level && facts.includes(level)));

const fittingOf = /* @__PURE__ */ onceFor((_games: readonly Game[]) => new Map<string, readonly Game[]>());

/** The games with the facts: always the same list of the same games. */
export function withFacts(games: readonly Game[], facts: readonly Fact[]): readonly Game[] {
  if (facts.length === 0) return games;
  const kept = fittingOf(games);
  const key = facts.join(' ');
  const found = kept.get(key) ?? games.filter((game) => fits(facts, game));
  kept.set(key, found);
  return found;
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
