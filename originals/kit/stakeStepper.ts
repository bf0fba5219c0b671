import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { icon } from './icons';
import { affordableStake, FIRST_STAKE_CENTS, stepStake } from './stakes';

export interface StakeStepper {
  element: HTMLElement;
  readonly stakeCents: number;
  /** Locks the stake during a round; unlocking lowers it to what the balance covers. */
  setLocked: (isLocked: boolean) => void;
}

/** A stake with buttons to lower and raise it, within the balance. */
export function createStakeStepper(environment: GameEnvironment, onChange: (stakeCents: number) => void): StakeStepper {
  const { translateKit: t, wallet, format, sound } = environment;
  let stakeCents = FIRST_STAKE_CENTS;
  let isLocked = false;
  const value = h('output', { class: 'stepperValue', 'aria-live': 'polite' });
  const less = button({ class: 'stepperButton', 'aria-label': t('stakeLess') }, () => step(-1), icon('minus'));
  const more = button({ class: 'stepperButton', 'aria-label': t('stakeMore') }, () => step(1), icon('plus'));
  const show = (): void => {
    value.textContent = format.credits(stakeCents);
    less.disabled = isLocked || stepStake(stakeCents, -1, wallet.balanceCents) === stakeCents;
    more.disabled = isLocked || stepStake(stakeCents, 1, wallet.balanceCents) === stakeCents;
  };
  const set = (next: number): void => {
    const isNew = next !== stakeCents;
    stakeCents = next;
    show();
    if (isNew) onChange(next);
  };
  const step = (direction: 1 | -1): void => {
    sound.play('tap');
    set(stepStake(stakeCents, direction, wallet.balanceCents));
  };
  wallet.subscribe(() => (isLocked ? undefined : set(affordableStake(stakeCents, wallet.balanceCents))));
  show();
  return {
    element: h(
      'div',
      { class: 'stepper', role: 'group', 'aria-label': t('stake') },
      less,
      h('div', { class: 'stepperMiddle' }, h('span', { class: 'caption' }, t('stake')), value),
      more,
    ),
    get stakeCents() {
      return stakeCents;
    },
    setLocked(next) {
      isLocked = next;
      set(isLocked ? stakeCents : affordableStake(stakeCents, wallet.balanceCents));
    },
  };
}
