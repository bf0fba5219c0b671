import { Suspense } from 'react';
import { CategoryBar } from '@/features/games';
import { ErrorBoundary, Later } from '@/shared/components';
import { GameRows } from './GameRows';
import { Hero } from './Hero/Hero';
import styles from './HomePage.module.scss';
import { PaymentStrip } from './PaymentStrip/PaymentStrip';
import { Promotions } from './promotionsPart';
import { RecentGames } from './RecentGames';

/** Each part with a Suspense is taken over by itself, so that no step is long. */
export const HomePage = () => (
  <div className={styles.page}>
    <RecentGames />
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
