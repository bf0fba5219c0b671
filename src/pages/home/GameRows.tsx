import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { GameRow, selectFavourites, useLobby, useShelf } from '@/features/games';
import { allGamesPage } from '@/features/ui';
import { t } from '@/shared/i18n';

/** The favourites come second: the prerendered page has none, and a row above the first would move it. */
export function GameRows() {
  const { top, newest, providerRows, isLoading } = useLobby();
  return (
    <>
      <Suspense>
        <GameRow
          heading={t('home.top')}
          games={top}
          allPage={allGamesPage({ type: 'top' })}
          isLoading={isLoading}
          isFirst
        />
      </Suspense>
      <Favourites />
      <Suspense>
        <GameRow heading={t('home.new')} games={newest} allPage={allGamesPage({ type: 'new' })} isLoading={isLoading} />
      </Suspense>
      {providerRows.map(({ provider, games }) => (
        <Suspense key={provider}>
          <GameRow heading={provider} games={games} allPage={allGamesPage({ provider })} />
        </Suspense>
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
