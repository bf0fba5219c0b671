import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { CategoryBar, GameRow, QuickRow, selectFavourites, useLobby, useShelf } from '@/features/games';
import { allGamesPage } from '@/features/ui';
import { ErrorBoundary, Later } from '@/shared/components';
import { t } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { Hero } from './Hero';
import styles from './HomePage.module.scss';
import { PaymentStrip } from './PaymentStrip';

const Promotions = lazyPart(() => import(/* webpackChunkName: "promotions" */ './promotions/Promotions'));

/** Each part with a Suspense is taken over by itself, so that no step is long. */
const HomePage = () => (
  <div className={styles.page}>
    <Suspense>
      <QuickRow />
    </Suspense>
    <Suspense>
      <Hero />
    </Suspense>
    <Suspense>
      <PaymentStrip />
    </Suspense>
    <CategoryBar />
    <GameRows />
    <Later>
      <ErrorBoundary>
        <Promotions />
      </ErrorBoundary>
    </Later>
  </div>
);

/** The favourites come second: the prerendered page has none, and a row above the first would move it. */
function GameRows() {
  const { top, newest, providerRows, isLoading } = useLobby();
  return (
    <>
      <Suspense>
        <GameRow heading={t('home.top')} games={top} allPage={allGamesPage({ type: 'top' })} isLoading={isLoading} />
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

export default HomePage;
