import { burst } from '../../kit/burst';
import { countUp } from '../../kit/countUp';
import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';

export type WinBanner = ReturnType<typeof createWinBanner>;

const COUNT_MS = 1500;

/** The headline over the reels for large wins. */
export function createWinBanner(environment: GameEnvironment) {
  const { clock, format, isMotionReduced } = environment;
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
    /** The optional amount counts up. */
    show(headline: string, amountCents?: number) {
      title.textContent = headline;
      amount.hidden = amountCents === undefined;
      if (amountCents !== undefined) showAmount(amountCents);
      element.hidden = false;
      burst(element, environment);
    },
    hide() {
      element.hidden = true;
    },
  };
}
