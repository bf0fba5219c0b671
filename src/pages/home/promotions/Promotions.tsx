import { BetHistory } from './BetHistory/BetHistory';
import { Competitions } from './Competitions/Competitions';
import { useHomeHeading } from './useHomeHeading';
import { WelcomeBonuses } from './WelcomeBonuses/WelcomeBonuses';

/** What home shows below the games. */
export function Promotions() {
  useHomeHeading();
  return (
    <>
      <Competitions />
      <WelcomeBonuses />
      <BetHistory />
    </>
  );
}
