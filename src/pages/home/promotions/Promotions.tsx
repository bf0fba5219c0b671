import { withMessages } from '@/shared/i18n';
import { BetHistory } from './BetHistory';
import { Competitions } from './Competitions';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { PlayerOffer as Offer } from './PlayerOffer';
import { useHomeHeading } from './Section';
import { WelcomeBonuses } from './WelcomeBonuses';

/** The part of home below the games. Answers come together, so each is rendered in small steps, as a deferred value. */
function Promotions() {
  useHomeHeading();
  return (
    <>
      <Competitions />
      <WelcomeBonuses />
      <BetHistory />
    </>
  );
}

export const PlayerOffer = withMessages({ en, sw }, Offer);
export default withMessages({ en, sw }, Promotions);
