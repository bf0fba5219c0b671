import { withMessages } from '@/shared/i18n';
import { BetHistory } from './BetHistory';
import { Competitions } from './Competitions';
import messages from './messages';
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

export const PlayerOffer = withMessages(messages, Offer);
export default withMessages(messages, Promotions);
