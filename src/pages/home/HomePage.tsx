import { CategoryBar } from '@/features/games';
import { ErrorBoundary, Later } from '@/shared/components';
import { GameRows } from './GameRows';
import { Hero } from './Hero/Hero';
import styles from './HomePage.module.scss';
import { PaymentStrip } from './PaymentStrip/PaymentStrip';
import { Promotions } from './promotionsPart';
import { RecentGames } from './RecentGames';

export const HomePage = () => (
  <div className={styles.page}>
    <RecentGames />
    <Hero />
    <PaymentStrip />
    <CategoryBar />
    <GameRows />
    <Later>
      <ErrorBoundary>
        <Promotions />
      </ErrorBoundary>
    </Later>
  </div>
);
