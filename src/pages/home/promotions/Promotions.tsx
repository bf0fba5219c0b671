import { BetHistory } from './BetHistory/BetHistory';
import { Competitions } from './Competitions/Competitions';
import { WelcomeBonuses } from './WelcomeBonuses/WelcomeBonuses';

/** What home shows below the games. */
export const Promotions = () => (
  <>
    <Competitions />
    <WelcomeBonuses />
    <BetHistory />
  </>
);
