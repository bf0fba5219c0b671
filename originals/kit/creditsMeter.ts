import { countUp } from './countUp';
import { h } from './dom';
import type { GameEnvironment } from './environment';

const RUN_MS = 500;

/** The balance. Demo credits count up to each win; losses and money show at once. */
export function createCreditsMeter(environment: GameEnvironment): HTMLElement {
  const { translateKit: t, wallet, format, clock, isMotionReduced, isDemo, money } = environment;
  let shownCents = wallet.balanceCents;
  let finish = (): void => undefined;
  const label = h('span', { class: 'creditsLabel' });
  const value = h('output', { class: 'creditsValue' });
  const show = (cents: number): void => {
    shownCents = cents;
    value.textContent = format.amount(cents);
    const bonusCents = money?.account.bonusCents ?? 0;
    const bonus = bonusCents > 0 ? `, ${money?.t('withBonus', { amount: format.amount(bonusCents) }) ?? ''}` : '';
    label.textContent = t('demoCredits') + bonus;
  };
  wallet.subscribe((balanceCents) => {
    finish();
    const isRun = isDemo && balanceCents > shownCents && !isMotionReduced;
    finish = countUp({ from: shownCents, to: balanceCents, durationMs: isRun ? RUN_MS : 0, clock, show });
  });
  show(shownCents);
  return h('div', { class: 'credits' }, label, value);
}
