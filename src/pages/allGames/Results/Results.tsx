import type { Game } from '@contract/games.ts';
import { useSelector } from 'react-redux';
import { GameGrid, GameGridSkeleton } from '@/features/games';
import { selectIsListCompact } from '@/features/ui';
import { FailedPanel } from '@/shared/components';
import type { Browse } from '../useBrowsePage';
import type { Catalogue } from '../useCatalogue';
import { NoGames } from './NoGames';

interface Props {
  title: string;
  found: readonly Game[];
  /** The search text of these games; may be older than the text in the box. */
  query: string;
  browse: Browse;
  catalogue: Catalogue;
  onSearchCleared: () => void;
}

/** Whether the page shows the whole list, including items that are not games. */
const isWholeList = ({ filter }: Browse, query: string) =>
  filter.list === 'all' && !filter.provider && !filter.category && query.trim() === '';

/** The games, or why there are none. */
export function Results({ title, found, query, browse, catalogue, onSearchCleared }: Props) {
  const isCompact = useSelector(selectIsListCompact);
  if (catalogue.isLoading) return <GameGridSkeleton isCompact={isCompact} />;
  if (catalogue.hasFailed) {
    const { isRetrying, retry } = catalogue;
    return (
      <FailedPanel
        title="allGames.failed"
        text="allGames.failedText"
        query={{ isFetching: isRetrying, refetch: retry }}
      />
    );
  }
  const unreadableCount = isWholeList(browse, query) ? catalogue.unreadableCount : 0;
  if (found.length + unreadableCount === 0) {
    return <NoGames query={query} browse={browse} catalogue={catalogue} onSearchCleared={onSearchCleared} />;
  }
  return <GameGrid games={found} unreadableCount={unreadableCount} label={title} isCompact={isCompact} />;
}
