import { GAME_CATEGORIES } from '@contract/games.ts';
import { useRef } from 'react';
import { type BrowsePage, ORIGINALS_PAGE, providerName, SEARCH_PAGE, SLOTS_PAGE } from '@/features/games';
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
  const catalogue = useCatalogue(browse.filter);
  const { found, query, hasSlots } = useFoundGames(catalogue, browse.filter);
  const title = usePageTitle(browse, catalogue);
  const isKnown = !catalogue.isLoading && !catalogue.hasFailed;
  return (
    <div className={styles.page}>
      <Head
        title={title}
        count={isKnown ? found.length : (catalogue.start?.count ?? null)}
        browse={browse}
        searchBox={searchBox}
      />
      <Filters browse={browse} catalogue={catalogue} hasSlots={hasSlots} />
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
  [SEARCH_PAGE]: 'search',
  [SLOTS_PAGE]: 'slots',
  [ORIGINALS_PAGE]: 'originals',
};

/** The categories with a title of their own. */
const TITLED_CATEGORIES: readonly (string | null)[] = GAME_CATEGORIES;

function usePageTitle({ name, filter }: BrowsePage, { providers, games }: Catalogue): string {
  const intl = useIntl();
  const own = TITLES_OF_PAGES[name];
  if (!own && filter.provider) return providerName(filter.provider, providers, games);
  const kind = TITLED_CATEGORIES.includes(filter.category) ? filter.category : filter.list;
  return intl.formatMessage({ id: `allGames.title.${own ?? kind}` });
}

export default withMessages(messages, AllGamesPage);
