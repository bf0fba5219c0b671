import { byPopularity, openFirst } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import type { BrowseList, Sort } from './browseFilter';

/** `shelf` is the order of the player: latest first. */
export type SortInForce = Sort | 'shelf';

const NATURAL: Record<BrowseList, SortInForce> = {
  all: 'popularity',
  top: 'popularity',
  new: 'newest',
  favourites: 'shelf',
  recent: 'shelf',
};

export const naturalSort = (list: BrowseList): SortInForce => NATURAL[list];

/** Computes each key once, because comparing dates as text again and again is slow for a long list. */
const byKey = (games: readonly Game[], keyOf: (game: Game) => number): Game[] =>
  games
    .map((game) => ({ game, key: keyOf(game) }))
    .sort((a, b) => b.key - a.key)
    .map(({ game }) => game);

/** The games in the given order, those last that nobody can open; equals keep theirs. `locale` decides the order of names. */
export const sortGames = (games: readonly Game[], sort: SortInForce, locale = 'en'): Game[] =>
  openFirst(inOrder(games, sort, locale));

function inOrder(games: readonly Game[], sort: SortInForce, locale: string): Game[] {
  if (sort === 'popularity') return games.toSorted(byPopularity);
  if (sort === 'newest') return byKey(games, ({ createdAt }) => (createdAt ? Date.parse(createdAt) : 0));
  if (sort === 'shelf') return [...games];
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return [...games].sort((a, b) => compare(a.name, b.name));
}
