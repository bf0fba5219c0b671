import { useRef } from 'react';
import styles from './AllGamesPage.module.scss';
import { Filters } from './Filters/Filters';
import { Head } from './Head/Head';
import { Results } from './Results/Results';
import { useBrowsePage } from './useBrowsePage';
import { useCatalogue } from './useCatalogue';
import { useFoundGames } from './useFoundGames';
import { usePageTitle } from './usePageTitle';

/** Every game page: all games, a provider, house games, slots and search. */
export function AllGamesPage() {
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
