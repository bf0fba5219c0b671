import { button } from './dom';
import type { GameEnvironment } from './environment';
import { LEAST_STAKE_CENTS } from './stakes';

export interface RefillOffer {
  element: HTMLElement;
  /** Shows the offer when no round is on and the balance covers no stake. */
  update: (isRoundOn: boolean) => void;
}

/** The way back for a player who has played all demo credits. */
export function createRefillOffer(
  { wallet, translateKit: t, format, announcer }: GameEnvironment,
  onRefill: () => void,
): RefillOffer {
  const element = button(
    { class: 'refill', hidden: true },
    () => {
      wallet.refill();
      element.hidden = true;
      announcer.say(t('refilled', { amount: format.credits(wallet.balanceCents) }));
      onRefill();
    },
    t('refill'),
  );
  return {
    element,
    update(isRoundOn) {
      const isBroke = !isRoundOn && wallet.balanceCents < LEAST_STAKE_CENTS;
      if (isBroke && element.hidden) announcer.say(t('broke'));
      element.hidden = !isBroke;
    },
  };
}
