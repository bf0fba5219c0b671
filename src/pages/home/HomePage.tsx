import { Suspense } from 'react';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import { GameRows } from './GameRows';
import { Hero } from './Hero/Hero';
import styles from './HomePage.module.scss';
import { PaymentStrip } from './PaymentStrip/PaymentStrip';

/** What lies below the first screen comes after it. */
const Promotions = lazyPart(() => import(/* webpackChunkName: "home-promotions" */ './promotions'));

export const HomePage = () => (
  <div className={styles.page}>
    <Hero />
    <PaymentStrip />
    <GameRows />
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Promotions />
      </Suspense>
    </ErrorBoundary>
  </div>
);
