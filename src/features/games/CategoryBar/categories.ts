import { GAME_CATEGORIES } from '@contract/games.ts';
import type { AnyIconName } from '@/shared/components';
import type { BrowseFilter } from '../browse';

/** What the bar offers: a list, or the games of one kind. */
export type Category = Pick<BrowseFilter, 'list' | 'category'> & { id: string; icon?: AnyIconName };

const OF_KIND = GAME_CATEGORIES.map((category): Category => ({ id: category, list: 'all', category }));

export const CATEGORIES: readonly Category[] = [
  { id: 'all', list: 'all', category: null },
  { id: 'top', list: 'top', category: null },
  ...OF_KIND,
  { id: 'new', list: 'new', category: null },
  { id: 'favourites', list: 'favourites', category: null, icon: 'heart' },
  { id: 'recent', list: 'recent', category: null, icon: 'clock' },
];
