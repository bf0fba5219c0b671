import { useSelector } from 'react-redux';
import { GameRow, selectFavourites, useLobby, useShelf } from '@/features/games';
import { allGamesPage } from '@/features/ui';
import { t } from '@/shared/i18n';

/**
 * The rows of home: Top, the player's favourites once there are some, New and the first providers. The favourites come
 * second because the prerendered page has none: above the first row they would push it down.
 */
export function GameRows() {
  const { top, newest, providerRows, isLoading } = useLobby();
  return (
    <>
      <GameRow heading={t('home.top')} games={top} allPage={allGamesPage({ type: 'top' })} isLoading={isLoading} />
      <Favourites />
      <GameRow heading={t('home.new')} games={newest} allPage={allGamesPage({ type: 'new' })} isLoading={isLoading} />
      {providerRows.map(({ provider, games }) => (
        <GameRow key={provider} heading={provider} games={games} allPage={allGamesPage({ provider })} />
      ))}
    </>
  );
}

function Favourites() {
  const { games, isLoading } = useShelf(useSelector(selectFavourites));
  return (
    <GameRow heading={t('home.favourites')} games={games} allPage="all-games?shelf=favourites" isLoading={isLoading} />
  );
}
