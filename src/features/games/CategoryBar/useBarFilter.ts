import { useSelector } from 'react-redux';
import { isBrowsePage, selectPage } from '@/features/ui';
import { ALL_GAMES_PAGE, type BrowseFilter, browsePageName, readBrowsePage } from '../browse';

/** What the present page lists, and where a change of it leads; from another page it leads to the page of all games. */
export function useBarFilter() {
  const page = useSelector(selectPage);
  const isBrowsing = isBrowsePage(page);
  const { name, filter } = readBrowsePage(isBrowsing ? page : ALL_GAMES_PAGE);
  const pageWith = (change: Partial<BrowseFilter>) => browsePageName(name, { ...filter, sort: null, ...change });
  return { filter, isBrowsing, pageWith };
}
