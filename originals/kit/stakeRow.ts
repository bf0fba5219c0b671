import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { icon } from './icons';
import type en from './messages/en.json';
import { affordableStake, parseCredits, parseMoney, stepStake } from './stakes';

/** A highest stake above this part of the balance is asked for twice. */
const ASKED_PART = 1 / 10;
/** The question ends by itself, ms. */
const ASKED_MS = 5_000;

/** A stake that is typed, stepped, or set with one tap, within the balance. `quick`: these in place of ½, 2× and Max. */
export function createStakeRow(
  environment: GameEnvironment,
  onChange: (stakeCents: number) => void,
  quick: readonly number[] = [],
) {
  const { translateKit: t, wallet, format, sound, announcer, stakes, isDemo, clock } = environment;
  let stakeCents = stakes.first;
  let isLocked = false;
  const input = h('input', {
    class: 'stakeInput',
    inputmode: isDemo ? 'numeric' : 'decimal',
    autocomplete: 'off',
    maxlength: isDemo ? 7 : 10,
  });
  const parse = isDemo ? parseCredits : parseMoney;
  const steps: { element: HTMLButtonElement; next: () => number; wish: () => number }[] = [];
  const most = step('stakeMost', 'stakeChip', t('most'), () => stakes.greatest);
  let isAsked = false;
  let cancelAsk = (): void => undefined;

  function show(): void {
    input.value = format.plain(stakeCents);
    input.disabled = isLocked;
    for (const { element, next, wish } of steps) {
      element.disabled = isLocked || next() === stakeCents;
      element.classList.toggle('isChosen', wish() === stakeCents);
    }
    ask(false);
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

  function choose(next: number): void {
    sound.play('tap');
    set(next);
    announcer.say(`${t('stake')}: ${format.amount(stakeCents)}`);
  }

  function step(
    label: keyof typeof en,
    className: string,
    content: Node | string,
    wish: () => number,
  ): HTMLButtonElement {
    const next = (): number => affordable(wish());
    const press = (): void => (label === 'stakeMost' && mustAsk(next()) ? ask(true) : choose(next()));
    const name = typeof content === 'string' ? `${content}: ${t(label)}` : t(label);
    const element = button({ class: className, 'aria-label': name }, press, content);
    steps.push({ element, next, wish });
    return element;
  }

  const mustAsk = (next: number): boolean => !isDemo && !isAsked && next > wallet.balanceCents() * ASKED_PART;

  /** The question stands on the button itself: a second press is the answer. */
  function ask(isOn: boolean): void {
    cancelAsk();
    if (isOn) cancelAsk = clock.after(ASKED_MS, () => ask(false));
    isAsked = isOn;
    const amount = format.amount(affordable(stakes.greatest));
    most.classList.toggle('isAsking', isOn);
    most.textContent = isOn ? `${amount}?` : t('most');
    const question = t('stakeMostSure', { amount });
    most.setAttribute('aria-label', isOn ? question : `${t('most')}: ${t('stakeMost')}`);
    if (isOn) announcer.say(question);
  }

  const onLadder = (direction: 1 | -1) => () => stepStake(stakeCents, direction, wallet.balanceCents(), stakes);
  const element = h(
    'div',
    { class: 'stakeRow', role: 'group', 'aria-label': t('stake') },
    step('stakeLess', 'stepperButton', icon('minus'), onLadder(-1)),
    h('label', { class: 'stakeField' }, h('span', { class: 'caption' }, t('stake')), input),
    step('stakeMore', 'stepperButton', icon('plus'), onLadder(1)),
    ...(quick.length > 0
      ? quick.map((cents) => step('stake', 'stakeChip', format.plain(cents), () => cents))
      : [
          step('stakeHalf', 'stakeChip', '½', () => stakeCents / 2),
          step('stakeDouble', 'stakeChip', '2×', () => stakeCents * 2),
          most,
        ]),
  );
  most.addEventListener('blur', () => ask(false));

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
