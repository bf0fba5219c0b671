import {
  type BrowseList,
  type BrowsePage,
  ORIGINALS_PAGE,
  providerName,
  SEARCH_PAGE,
  SLOTS_PAGE,
} from '@/features/games';
import { useIntl } from '@/shared/i18n';
import type { Catalogue } from './useCatalogue';

const TITLES_OF_PAGES: Readonly<Record<string, string>> = {
  [SEARCH_PAGE]: 'allGames.search',
  [SLOTS_PAGE]: 'allGames.slots',
  [ORIGINALS_PAGE]: 'allGames.originals',
};

const TITLES_OF_CATEGORIES: Readonly<Record<string, string>> = {
  slots: 'allGames.slots',
  crash: 'allGames.crash',
  mines: 'allGames.mines',
  dice: 'allGames.dice',
};

const TITLES_OF_LISTS: Readonly<Record<BrowseList, string>> = {
  all: 'allGames.all',
  top: 'allGames.top',
  new: 'allGames.new',
  favourites: 'allGames.favourites',
  recent: 'allGames.recent',
};

/** The heading of a game page: its own, else its provider, else its list. */
export function usePageTitle({ name, filter }: BrowsePage, { providers, games }: Catalogue): string {
  const intl = useIntl();
  const own = TITLES_OF_PAGES[name];
  if (!own && filter.provider) return providerName(filter.provider, providers, games);
  const kind = TITLES_OF_CATEGORIES[filter.category ?? ''];
  return intl.formatMessage({ id: own ?? kind ?? TITLES_OF_LISTS[filter.list] });
}
