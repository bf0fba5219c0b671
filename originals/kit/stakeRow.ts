import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { icon } from './icons';
import type en from './messages/en.json';
import { affordableStake, parseCredits, parseMoney, stepStake } from './stakes';

/** A stake that is typed, stepped, halved, doubled or set to the maximum, within the balance. */
export function createStakeRow(environment: GameEnvironment, onChange: (stakeCents: number) => void) {
  const { translateKit: t, wallet, format, sound, announcer, stakes, isDemo } = environment;
  let stakeCents = stakes.first;
  let isLocked = false;
  const input = h('input', {
    class: 'stakeInput',
    inputmode: isDemo ? 'numeric' : 'decimal',
    autocomplete: 'off',
    maxlength: isDemo ? 7 : 10,
  });
  const parse = isDemo ? parseCredits : parseMoney;
  const steps: { element: HTMLButtonElement; next: () => number }[] = [];

  function show(): void {
    input.value = format.plain(stakeCents);
    input.disabled = isLocked;
    for (const { element, next } of steps) element.disabled = isLocked || next() === stakeCents;
  }

  function set(next: number): void {
    const isNew = next !== stakeCents;
    stakeCents = next;
    show();
    if (isNew) onChange(next);
  }

  const affordable = (wish: number): number => affordableStake(wish, wallet.balanceCents(), stakes);
  /** The stake as it may stay, whatever the balance is now. */
  const lowered = (wish: number): number =>
    stakes.isLowered ? affordable(wish) : affordableStake(wish, Infinity, stakes);

  function step(
    label: keyof typeof en,
    className: string,
    content: Node | string,
    wish: () => number,
  ): HTMLButtonElement {
    const next = (): number => affordable(wish());
    const press = (): void => {
      sound.play('tap');
      set(next());
      announcer.say(`${t('stake')}: ${format.amount(stakeCents)}`);
    };
    const name = typeof content === 'string' ? `${content}: ${t(label)}` : t(label);
    const element = button({ class: className, 'aria-label': name }, press, content);
    steps.push({ element, next });
    return element;
  }

  const onLadder = (direction: 1 | -1) => () => stepStake(stakeCents, direction, wallet.balanceCents(), stakes);
  const element = h(
    'div',
    { class: 'stakeRow', role: 'group', 'aria-label': t('stake') },
    step('stakeLess', 'stepperButton', icon('minus'), onLadder(-1)),
    h('label', { class: 'stakeField' }, h('span', { class: 'caption' }, t('stake')), input),
    step('stakeMore', 'stepperButton', icon('plus'), onLadder(1)),
    step('stakeHalf', 'stakeChip', '½', () => stakeCents / 2),
    step('stakeDouble', 'stakeChip', '2×', () => stakeCents * 2),
    step('stakeMost', 'stakeChip', t('most'), () => stakes.greatest),
  );

  input.addEventListener('focus', () => input.select());
  input.addEventListener('change', () => set(lowered(parse(input.value) ?? stakeCents)));
  wallet.subscribe(() => (isLocked ? undefined : set(lowered(stakeCents))));
  show();
  return {
    element,
    stakeCents: () => stakeCents,
    /** Shows the stake of a round that was found open. */
    set,
    /** Locks the stake while a round is on; unlocking lowers it to what the balance covers. */
    setLocked(next: boolean) {
      isLocked = next;
      set(isLocked ? stakeCents : lowered(stakeCents));
    },
  };
}
