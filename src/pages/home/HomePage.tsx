import { lazy, Suspense } from 'react';
import { GameRows } from './GameRows';
import { Hero } from './Hero/Hero';
import styles from './HomePage.module.scss';
import { PaymentStrip } from './PaymentStrip/PaymentStrip';

/** What lies below the first screen comes after it. */
const Promotions = lazy(() => import(/* webpackChunkName: "home-promotions" */ './promotions'));

export const HomePage = () => (
  <div className={styles.page}>
    <Hero />
    <PaymentStrip />
    <GameRows />
    <Suspense fallback={null}>
      <Promotions />
    </Suspense>
  </div>
);
