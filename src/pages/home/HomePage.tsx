import { BetHistory } from './BetHistory/BetHistory';
import { Competitions } from './Competitions/Competitions';
import { GameRows } from './GameRows';
import { Hero } from './Hero/Hero';
import styles from './HomePage.module.scss';
import { PaymentStrip } from './PaymentStrip/PaymentStrip';
import { WelcomeBonuses } from './WelcomeBonuses/WelcomeBonuses';

export const HomePage = () => (
  <div className={styles.page}>
    <Hero />
    <PaymentStrip />
    <GameRows />
    <Competitions />
    <WelcomeBonuses />
    <BetHistory />
  </div>
);
