import { HOME_ROW_SIZE, providerSlug, topGames } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { useSelector } from 'react-redux';
import {
  ALL_GAMES_PAGE,
  type BrowseFilter,
  GameGrid,
  GameGridSkeleton,
  GameRow,
  JackpotMarks,
  liveFirst,
  providerName,
} from '@/features/games';
import { allGamesPage, PageLink, selectIsListCompact } from '@/features/ui';
import { Button, FailedPanel, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Results.module.scss';
import type { Browse, Catalogue } from './useFoundGames';

interface ResultsProps {
  title: string;
  found: readonly Game[];
  /** The search text of these games; may be older than the text in the box. */
  query: string;
  browse: Browse;
  catalogue: Catalogue;
  /** Called after a button, which disappears, cleared the search. */
  onSearchCleared: () => void;
}

export function Results({ title, found, query, browse, catalogue, onSearchCleared }: ResultsProps) {
  const isCompact = useSelector(selectIsListCompact);
  const { start } = catalogue;
  if (catalogue.isLoading && !start) return <GameGridSkeleton isCompact={isCompact} />;
  if (catalogue.hasFailed)
    return <FailedPanel title="allGames.failed" text="allGames.failedText" query={catalogue.query} />;
  const unreadableCount = isWholeList(browse, query) ? catalogue.unreadableCount : 0;
  if ((start?.count ?? found.length + unreadableCount) === 0) {
    return <NoGames query={query} browse={browse} catalogue={catalogue} onSearchCleared={onSearchCleared} />;
  }
  return (
    <>
      <GameGrid
        games={start?.games ?? found}
        unreadableCount={start ? start.count - start.games.length : unreadableCount}
        isWhole={!start}
        label={title}
        isCompact={isCompact}
      />
      <JackpotMarks />
    </>
  );
}

/** Why nothing is shown, with its icon; `catalogue` means no games at all. */
const ICONS = {
  search: 'search',
  facts: 'search',
  favourites: 'heart',
  recent: 'clock',
  provider: 'search',
  kind: 'search',
  catalogue: 'star',
} as const;

function emptyReason(
  { list, provider, facts }: BrowseFilter,
  query: string,
  games: readonly Game[],
): keyof typeof ICONS {
  if (query.trim()) return 'search';
  if (facts.length > 0) return 'facts';
  const slug = provider && providerSlug(provider);
  if (slug) return games.some((game) => providerSlug(game.provider) === slug) ? 'kind' : 'provider';
  return list === 'favourites' || list === 'recent' ? list : 'catalogue';
}

function WaysOut({ browse: { filter, refine }, onSearchCleared }: Pick<ResultsProps, 'browse' | 'onSearchCleared'>) {
  const clearSearch = () => {
    refine({ query: '' });
    onSearchCleared();
  };
  const hasFacts = filter.facts.length > 0;
  // The button disappears, and the heading is followed by the games that are there again.
  const clearFilters = () => {
    refine(hasFacts ? { facts: [] } : { list: 'all', provider: null, sort: null });
    document.querySelector('h1')?.focus();
  };
  return (
    <>
      {filter.query.trim() && <Button onClick={clearSearch}>{t('allGames.clearSearch')}</Button>}
      {(hasFacts || filter.list !== 'all' || filter.provider !== null) && (
        <Button variant="quiet" onClick={clearFilters}>
          {t('allGames.clearFilters')}
        </Button>
      )}
      <PageLink page={ALL_GAMES_PAGE} className={styles.link}>
        {t('allGames.browseAll')}
      </PageLink>
    </>
  );
}

function NoGames({ query, browse, catalogue, onSearchCleared }: Omit<ResultsProps, 'title' | 'found'>) {
  const { games, providers } = catalogue;
  const reason = emptyReason(browse.filter, query, games);
  const provider = providerName(browse.filter.provider ?? '', providers, games);
  return (
    <div className={styles.none}>
      <StatePanel
        icon={ICONS[reason]}
        title={t(`allGames.none.${reason}`, { query: query.trim(), provider, kind: browse.filter.category ?? 'all' })}
        text={t(`allGames.noneText.${reason}`)}
      >
        <WaysOut browse={browse} onSearchCleared={onSearchCleared} />
      </StatePanel>
      <GameRow
        heading={t('allGames.popular')}
        games={liveFirst(topGames(games)).slice(0, HOME_ROW_SIZE)}
        allPage={allGamesPage({ type: 'top' })}
      />
    </div>
  );
}

/** True when the page shows the whole list, including items that are not games. */
const isWholeList = ({ filter }: Browse, query: string) =>
  filter.list === 'all' && !filter.provider && !filter.category && filter.facts.length === 0 && query.trim() === '';
