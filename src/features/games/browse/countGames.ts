import { isListed, NEW_LIST_SIZE, providerSlug, TOP_LIST_SIZE } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { isShelf } from './browseFilter';
import { listGames, type Shelves, type Wanted } from './listGames';
import { onceFor } from './onceFor';
import { slugOf } from './slugOf';

/** The listed games of a provider, by category. */
type Kinds = Map<string | undefined, number>;

const MOST: Partial<Record<Wanted['list'], number>> = { top: TOP_LIST_SIZE, new: NEW_LIST_SIZE };

/** One look at every game answers all counts of the bar and the list of providers. */
const tallyOf = /* @__PURE__ */ onceFor((games: readonly Game[]): ReadonlyMap<string, Kinds> => {
  const tally = new Map<string, Kinds>();
  for (const game of games) {
    if (!isListed(game)) continue;
    const slug = slugOf(game);
    const kinds: Kinds = tally.get(slug) ?? new Map();
    kinds.set(game.category, (kinds.get(game.category) ?? 0) + 1);
    tally.set(slug, kinds);
  }
  return tally;
});

function countKinds(kinds: Kinds, category: string | null): number {
  if (category !== null) return kinds.get(category) ?? 0;
  let count = 0;
  for (const ofKind of kinds.values()) count += ofKind;
  return count;
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
