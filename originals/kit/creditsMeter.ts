import { countUp } from './countUp';
import { h } from './dom';
import type { GameEnvironment } from './environment';

const RUN_MS = 500;

/** The balance, counting up to each win; losses show at once. */
export function createCreditsMeter({
  translateKit: t,
  wallet,
  format,
  clock,
  isMotionReduced,
}: GameEnvironment): HTMLElement {
  let shownCents = wallet.balanceCents;
  let finish = (): void => undefined;
  const value = h('output', { class: 'creditsValue' }, format.credits(shownCents));
  const show = (cents: number): void => {
    shownCents = cents;
    value.textContent = format.credits(cents);
  };
  wallet.subscribe((balanceCents) => {
    finish();
    const isGain = balanceCents > shownCents;
    finish = countUp({
      from: shownCents,
      to: balanceCents,
      durationMs: isGain && !isMotionReduced ? RUN_MS : 0,
      clock,
      show,
    });
  });
  return h('div', { class: 'credits' }, h('span', { class: 'creditsLabel' }, t('demoCredits')), value);
}
