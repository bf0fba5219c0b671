import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { drawIcon } from '../../kit/icons';
import { createTranslate } from '../../kit/i18n';
import { mountLastingGame } from '../../kit/play/lasting/lastingGame';
import { RANKS } from '../../fair/index.ts';
import {
  GREATEST_HILO,
  type Guess,
  hilo,
  hiloMultiplierOf,
  isStrict,
  MOST_STEPS,
  waysIn,
  waysOf,
} from '../rules/index.ts';
import { createDeckView, type HiloRound } from './deckView';
import messages from './messages';
import type en from './messages/en.json';

const ARROWS = { higher: 'M12 19V5m-6.5 6.5L12 5l6.5 6.5', lower: 'M12 5v14m-6.5-6.5L12 19l6.5-6.5' } as const;
const SKIP = 'm5 6 6 6-6 6m8-12 6 6-6 6';
const KEYS: Readonly<Partial<Record<string, Guess | 'skip'>>> = {
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  ArrowRight: 'skip',
};

export function mountHilo(environment: GameEnvironment): void {
  const { format, theme, keys } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  const deck = createDeckView(environment, t);
  let isBusy = true;
  const guesses = { higher: createGuess('higher'), lower: createGuess('lower') };
  const skip = button(
    { class: 'autoButton skip', 'aria-label': t('skipCard') },
    () => move('skip'),
    drawIcon(SKIP),
    h('span', {}, t('skip')),
  );

  /** A button for a guess: its words, and what it would pay. */
  function createGuess(guess: Guess) {
    const name = h('strong', {});
    const odds = h('span', { class: 'odds' });
    const element = button({ class: `guess ${guess}` }, () => move(guess), drawIcon(ARROWS[guess]), name, odds);
    return { element, name, odds };
  }

  /** The words of a guess. Where nothing lies on its side it is for the same rank alone. */
  function wordsOf(guess: Guess, card: number): string {
    if (isStrict(card, guess)) return t(guess);
    const isAlone = isStrict(card, guess === 'higher' ? 'lower' : 'higher');
    return isAlone ? t('same') : t(guess === 'higher' ? 'higherSame' : 'lowerSame');
  }

  function showGuess(guess: Guess, round: HiloRound | undefined): void {
    const { element, name, odds } = guesses[guess];
    const card = round && !round.isOver ? round.outcome.cards.at(-1) : undefined;
    element.setAttribute('aria-disabled', String(isBusy));
    if (!round || card === undefined) {
      name.textContent = t(guess);
      odds.textContent = '–';
      return;
    }
    const ways = waysOf(card, guess);
    const multiplier = hiloMultiplierOf([...waysIn(round.outcome), ways]);
    const isTooHigh = multiplier > GREATEST_HILO;
    if (isTooHigh) element.setAttribute('aria-disabled', 'true');
    name.textContent = wordsOf(guess, card);
    const chance = format.percent(Math.round((ways / RANKS) * 1_000) / 1_000);
    odds.textContent = isTooHigh ? '–' : `${chance} · ${format.multiplier(multiplier)}`;
  }

  function showState(round: HiloRound | undefined): void {
    showGuess('higher', round);
    showGuess('lower', round);
    skip.setAttribute('aria-disabled', String(isBusy));
  }

  function tell({ isOver, outcome: { cards }, multiplier, payoutCents }: HiloRound): string {
    const card = deck.nameOf(cards.at(-1) ?? 0);
    const times = format.multiplier(multiplier);
    if (isOver && payoutCents > 0) return t('cashed', { multiplier: times, amount: format.amount(payoutCents) });
    if (isOver) return t('lost', { card });
    return multiplier > 100 ? t('right', { card, multiplier: times }) : card;
  }

  function move(action: Guess | 'skip'): void {
    const element = action === 'skip' ? skip : guesses[action].element;
    if (element.getAttribute('aria-disabled') !== 'true') game.step({ action });
  }

  const game = mountLastingGame(environment, {
    kind: hilo,
    className: 'gameHilo',
    stage: [deck.element],
    controls: [h('div', { class: 'guessRow' }, guesses.higher.element, guesses.lower.element, skip)],
    view: { ...deck, focus: () => guesses.higher.element.focus() },
    choice: () => ({}),
    setChoice: () => undefined,
    onState(state) {
      isBusy = state.isBusy;
      showState(state.round);
    },
    tell,
    texts: { ready: t('ready'), start: t('start'), first: t('first') },
    canCashOut: ({ outcome }) => waysIn(outcome).length > 0,
    lostSound: 'lose',
    help: [t('helpPlay'), t('helpPays', { multiplier: format.multiplier(GREATEST_HILO), steps: MOST_STEPS })],
  });

  keys.addEventListener('keydown', ({ key, repeat, target }) => {
    const action = KEYS[key];
    // In a field and in the row of cards the arrows move what is there.
    const isElsewhere = target instanceof Element && target.closest('input, dialog, .trail') !== null;
    if (action && !repeat && !isElsewhere) move(action);
  });
}
