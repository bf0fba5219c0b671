import { isListed, NEW_LIST_SIZE, providerSlug, TOP_LIST_SIZE } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { isShelf } from './browseFilter';
import { listGames, onceFor, type Shelves, type Wanted } from './listGames';

/** The listed games of a provider, by category. */
type Kinds = Map<string | undefined, { count: number }>;

const MOST: Partial<Record<Wanted['list'], number>> = { top: TOP_LIST_SIZE, new: NEW_LIST_SIZE };

function countGame(kinds: Kinds, category: string | undefined, more = 1): void {
  const kind = kinds.get(category);
  if (kind) kind.count += more;
  else kinds.set(category, { count: more });
}

const kindsOf = (tally: Map<string, Kinds>, key: string): Kinds => {
  const kinds = tally.get(key) ?? (new Map() as Kinds);
  if (kinds.size === 0) tally.set(key, kinds);
  return kinds;
};

/** One look at every game answers all counts of the bar and the list of providers. */
const tallyOf = /* @__PURE__ */ onceFor((games: readonly Game[]): ReadonlyMap<string, Kinds> => {
  // The written name comes first: a look at a slug for each of thousands of games would take as long again.
  const byName = new Map<string, Kinds>();
  for (const game of games) if (isListed(game)) countGame(kindsOf(byName, game.provider), game.category);
  const tally = new Map<string, Kinds>();
  for (const [name, kinds] of byName) {
    const all = kindsOf(tally, providerSlug(name));
    for (const [category, { count }] of kinds) countGame(all, category, count);
  }
  return tally;
});

function countKinds(kinds: Kinds, category: string | null): number {
  if (category !== null) return kinds.get(category)?.count ?? 0;
  let sum = 0;
  for (const { count } of kinds.values()) sum += count;
  return sum;
}

/** The length of `listGames`, without making the list. */
export function countGames(games: readonly Game[], wanted: Wanted, shelves: Shelves): number {
  if (isShelf(wanted.list)) return listGames(games, wanted, shelves).length;
  const tally = tallyOf(games);
  const slug = wanted.provider === null ? null : providerSlug(wanted.provider);
  const providers = slug === null ? [...tally.values()] : [tally.get(slug) ?? (new Map() as Kinds)];
  const count = providers.reduce((sum, kinds) => sum + countKinds(kinds, wanted.category), 0);
  return Math.min(count, MOST[wanted.list] ?? count);
}
