import { BetHistory } from './BetHistory/BetHistory';
import { Competitions } from './Competitions/Competitions';
import { useHomeHeading } from './useHomeHeading';
import { WelcomeBonuses } from './WelcomeBonuses/WelcomeBonuses';

/** The part of home below the games. Answers come together, so each is rendered in small steps, as a deferred value. */
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
