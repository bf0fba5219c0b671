import { useSelector } from 'react-redux';
import { GameRow, selectFavourites, selectRecentlyPlayed, useLobby, useShelf } from '@/features/games';
import { allGamesPage } from '@/features/ui';
import { t } from '@/shared/i18n';

/**
 * The rows of home: Top, the player's own shelves once they hold something, New and the first providers. The shelves
 * come second because the prerendered page has none: above the first row they would push it down.
 */
export function GameRows() {
  const { top, newest, providerRows, isLoading } = useLobby();
  return (
    <>
      <GameRow heading={t('home.top')} games={top} allPage={allGamesPage({ type: 'top' })} isLoading={isLoading} />
      <Shelves />
      <GameRow heading={t('home.new')} games={newest} allPage={allGamesPage({ type: 'new' })} isLoading={isLoading} />
      {providerRows.map(({ provider, games }) => (
        <GameRow key={provider} heading={provider} games={games} allPage={allGamesPage({ provider })} />
      ))}
    </>
  );
}

function Shelves() {
  const recent = useShelf(useSelector(selectRecentlyPlayed));
  const favourites = useShelf(useSelector(selectFavourites));
  return (
    <>
      <GameRow
        heading={t('home.recentlyPlayed')}
        games={recent.games}
        allPage="all-games?shelf=recent"
        isLoading={recent.isLoading}
      />
      <GameRow
        heading={t('home.favourites')}
        games={favourites.games}
        allPage="all-games?shelf=favourites"
        isLoading={favourites.isLoading}
      />
    </>
  );
}
