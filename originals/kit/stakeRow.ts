import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { icon } from './icons';
import type { KitMessage } from './messages';
import { affordableStake, FIRST_STAKE_CENTS, GREATEST_STAKE_CENTS, parseCredits, stepStake } from './stakes';

export interface StakeRow {
  element: HTMLElement;
  readonly stakeCents: number;
  /** Locks the stake while a round is on; unlocking lowers it to what the balance covers. */
  setLocked: (isLocked: boolean) => void;
}

/** A stake that is typed, stepped, halved, doubled or set to the maximum, within the balance. */
export function createStakeRow(environment: GameEnvironment, onChange: (stakeCents: number) => void): StakeRow {
  const { translateKit: t, wallet, format, sound, announcer } = environment;
  let stakeCents = FIRST_STAKE_CENTS;
  let isLocked = false;
  const input = h('input', { class: 'stakeInput', inputmode: 'numeric', autocomplete: 'off', maxlength: 7 });
  const steps: { element: HTMLButtonElement; next: () => number }[] = [];

  function show(): void {
    input.value = format.credits(stakeCents);
    input.disabled = isLocked;
    for (const { element, next } of steps) element.disabled = isLocked || next() === stakeCents;
  }

  function set(next: number): void {
    const isNew = next !== stakeCents;
    stakeCents = next;
    show();
    if (isNew) onChange(next);
  }

  function step(label: KitMessage, className: string, content: Node | string, wish: () => number): HTMLButtonElement {
    const next = (): number => affordableStake(wish(), wallet.balanceCents);
    const press = (): void => {
      sound.play('tap');
      set(next());
      announcer.say(`${t('stake')}: ${format.credits(stakeCents)}`);
    };
    const name = typeof content === 'string' ? `${content}: ${t(label)}` : t(label);
    const element = button({ class: className, 'aria-label': name }, press, content);
    steps.push({ element, next });
    return element;
  }

  const onLadder = (direction: 1 | -1) => () => stepStake(stakeCents, direction, wallet.balanceCents);
  const element = h(
    'div',
    { class: 'stakeRow', role: 'group', 'aria-label': t('stake') },
    step('stakeLess', 'stepperButton', icon('minus'), onLadder(-1)),
    h('label', { class: 'stakeField' }, h('span', { class: 'caption' }, t('stake')), input),
    step('stakeMore', 'stepperButton', icon('plus'), onLadder(1)),
    step('stakeHalf', 'stakeChip', '½', () => stakeCents / 2),
    step('stakeDouble', 'stakeChip', '2×', () => stakeCents * 2),
    step('stakeMost', 'stakeChip', t('most'), () => GREATEST_STAKE_CENTS),
  );

  input.addEventListener('focus', () => input.select());
  input.addEventListener('change', () =>
    set(affordableStake(parseCredits(input.value) ?? stakeCents, wallet.balanceCents)),
  );
  wallet.subscribe(() => (isLocked ? undefined : set(affordableStake(stakeCents, wallet.balanceCents))));
  show();
  return {
    element,
    get stakeCents() {
      return stakeCents;
    },
    setLocked(next) {
      isLocked = next;
      set(isLocked ? stakeCents : affordableStake(stakeCents, wallet.balanceCents));
    },
  };
}
