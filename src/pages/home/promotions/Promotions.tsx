import { BetHistory } from './BetHistory/BetHistory';
import { Competitions } from './Competitions/Competitions';
import { useHomeHeading } from './useHomeHeading';
import { WelcomeBonuses } from './WelcomeBonuses/WelcomeBonuses';

/** The part of home below the games. */
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
