import { ErrorBoundary } from '@/shared/components';
import { GameRows } from './GameRows';
import { Hero } from './Hero/Hero';
import styles from './HomePage.module.scss';
import { PaymentStrip } from './PaymentStrip/PaymentStrip';
import { Promotions } from './promotionsPart';

export const HomePage = () => (
  <div className={styles.page}>
    <Hero />
    <PaymentStrip />
    <GameRows />
    <ErrorBoundary>
      <Promotions />
    </ErrorBoundary>
  </div>
);
