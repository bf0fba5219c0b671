import { HOME_ROW_SIZE, topGames } from '@contract/catalogueRules.ts';
import { GameRow, providerName } from '@/features/games';
import { allGamesPage } from '@/features/ui';
import { StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';
import type { Catalogue } from '../useCatalogue';
import { EmptyText, EmptyTitle } from './EmptyMessage';
import { emptyReason } from './emptyReason';
import { WaysOut } from './WaysOut';

const ICONS = {
  search: 'search',
  favourites: 'heart',
  recent: 'clock',
  provider: 'search',
  catalogue: 'star',
} as const;

interface Props {
  /** The search text without results. */
  query: string;
  browse: Browse;
  catalogue: Catalogue;
  /** Called after a button, which disappears, cleared the search. */
  onSearchCleared: () => void;
}

/** No results: what was requested, and buttons to continue. */
export function NoGames({ query, browse, catalogue: { games, providers }, onSearchCleared }: Props) {
  const reason = emptyReason(browse.filter, query);
  const provider = providerName(browse.filter.provider ?? '', providers, games);
  return (
    <>
      <StatePanel
        icon={ICONS[reason]}
        title={<EmptyTitle reason={reason} query={query.trim()} provider={provider} />}
        text={<EmptyText reason={reason} />}
      >
        <WaysOut browse={browse} onSearchCleared={onSearchCleared} />
      </StatePanel>
      <GameRow
        heading={t('allGames.popular')}
        games={topGames(games).slice(0, HOME_ROW_SIZE)}
        allPage={allGamesPage({ type: 'top' })}
      />
    </>
  );
}
