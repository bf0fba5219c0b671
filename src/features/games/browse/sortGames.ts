import type { Game } from '@contract/games.ts';
import type { BrowseList, Sort } from './browseFilter';

/** `shelf` is the order the player made: latest first. */
export type SortInForce = Sort | 'shelf';

const NATURAL: Record<BrowseList, SortInForce> = {
  all: 'popularity',
  top: 'popularity',
  new: 'newest',
  favourites: 'shelf',
  recent: 'shelf',
};

/** The order a list has as long as the player chose none. */
export const naturalSort = (list: BrowseList): SortInForce => NATURAL[list];

/** Works each key out once: comparing dates as text again and again is what makes a long list slow. */
const byKey = (games: readonly Game[], keyOf: (game: Game) => number): Game[] =>
  games
    .map((game) => ({ game, key: keyOf(game) }))
    .sort((a, b) => b.key - a.key)
    .map(({ game }) => game);

/** The games in the given order; equals keep theirs. `locale` says how names are ordered. */
export function sortGames(games: readonly Game[], sort: SortInForce, locale = 'en'): Game[] {
  if (sort === 'popularity') return byKey(games, ({ popularity }) => popularity);
  if (sort === 'newest') return byKey(games, ({ createdAt }) => (createdAt ? Date.parse(createdAt) : 0));
  if (sort === 'shelf') return [...games];
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return [...games].sort((a, b) => compare(a.name, b.name));
}
