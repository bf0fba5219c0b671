import { button } from './dom';
import type { GameEnvironment } from './environment';

/** Offers new demo credits to a player who has none left. */
export function createRefillOffer(
  { wallet, translateKit: t, format, announcer, stakes }: GameEnvironment,
  onRefill: () => void,
) {
  const element = button(
    { class: 'refill', hidden: true },
    () => {
      wallet.refill();
      element.hidden = true;
      announcer.say(t('refilled', { amount: format.amount(wallet.balanceCents()) }));
      onRefill();
    },
    t('refill'),
  );
  return {
    element,
    /** Shows the offer between rounds when the balance covers no stake. */
    update(isRoundOn: boolean) {
      const isBroke = !isRoundOn && wallet.balanceCents() < stakes.least;
      if (isBroke && element.hidden) announcer.say(t('broke'));
      element.hidden = !isBroke;
    },
  };
}
