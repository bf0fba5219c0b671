import { burst } from '../../kit/burst';
import { countUp } from '../../kit/countUp';
import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';

export interface WinBanner {
  element: HTMLElement;
  /** Shows a headline, and an optional amount that counts up. */
  show: (headline: string, amountCents?: number) => void;
  hide: () => void;
}

const COUNT_MS = 1500;

/** The headline over the reels for large wins. */
export function createWinBanner({ clock, format, isMotionReduced }: GameEnvironment, coinUrl: string): WinBanner {
  const title = h('p', { class: 'winBannerTitle' });
  const amount = h('p', { class: 'winBannerAmount' });
  const element = h('div', { class: 'winBanner', hidden: true, 'aria-hidden': 'true' }, title, amount);
  const showAmount = (cents: number): void => {
    const show = (value: number): void => {
      amount.textContent = format.amount(Math.floor(value / 100) * 100);
    };
    countUp({ from: 0, to: cents, durationMs: isMotionReduced ? 0 : COUNT_MS, clock, show });
  };
  return {
    element,
    show(headline, amountCents) {
      title.textContent = headline;
      amount.hidden = amountCents === undefined;
      if (amountCents !== undefined) showAmount(amountCents);
      element.hidden = false;
      if (!isMotionReduced) burst(element, coinUrl);
    },
    hide() {
      element.hidden = true;
    },
  };
}
