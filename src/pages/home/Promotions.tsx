import { BetHistory } from './BetHistory/BetHistory';
import { Competitions } from './Competitions/Competitions';
import { WelcomeBonuses } from './WelcomeBonuses/WelcomeBonuses';

const Promotions = () => (
  <>
    <Competitions />
    <WelcomeBonuses />
    <BetHistory />
  </>
);

export default Promotions;
