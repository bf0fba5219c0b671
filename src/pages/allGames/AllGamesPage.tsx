import { useRef } from 'react';
import {
  type BrowseList,
  type BrowsePage,
  ORIGINALS_PAGE,
  providerName,
  SEARCH_PAGE,
  SLOTS_PAGE,
} from '@/features/games';
import { useIntl, withMessages } from '@/shared/i18n';
import styles from './AllGamesPage.module.scss';
import { Filters } from './Filters';
import { Head } from './Head';
import messages from './messages';
import { Results } from './Results';
import { type Catalogue, useBrowsePage, useCatalogue, useFoundGames } from './useFoundGames';

/** Every game page: all games, a provider, house games, slots and search. */
function AllGamesPage() {
  const searchBox = useRef<HTMLInputElement>(null);
  const browse = useBrowsePage();
  const catalogue = useCatalogue();
  const { found, query } = useFoundGames(catalogue.games, browse.filter);
  const title = usePageTitle(browse, catalogue);
  return (
    <div className={styles.page}>
      <Head
        title={title}
        count={catalogue.isLoading || catalogue.hasFailed ? null : found.length}
        browse={browse}
        searchBox={searchBox}
      />
      <Filters browse={browse} catalogue={catalogue} />
      <Results
        title={title}
        found={found}
        query={query}
        browse={browse}
        catalogue={catalogue}
        onSearchCleared={() => searchBox.current?.focus()}
      />
    </div>
  );
}

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
function usePageTitle({ name, filter }: BrowsePage, { providers, games }: Catalogue): string {
  const intl = useIntl();
  const own = TITLES_OF_PAGES[name];
  if (!own && filter.provider) return providerName(filter.provider, providers, games);
  const kind = TITLES_OF_CATEGORIES[filter.category ?? ''];
  return intl.formatMessage({ id: own ?? kind ?? TITLES_OF_LISTS[filter.list] });
}

export default withMessages(messages, AllGamesPage);
