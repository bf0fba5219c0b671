import { createPlayingCards } from '../../kit/cards/playingCard';
import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import type { Step } from '../../../contract/bets.ts';
import type { ShownRound } from '../../kit/play/lasting/lastingMode';
import { type HiloOutcome, isRight } from '../rules/index.ts';
import type en from './messages/en.json';

export type HiloRound = ShownRound<object, HiloOutcome>;

const SIGNS = { higher: '▲', lower: '▼', skip: '»' } as const;

/** The deck with the card that lies open on it, and above it the cards before. */
export function createDeckView({ theme, format }: GameEnvironment, t: Translate<typeof en>) {
  const cards = createPlayingCards(theme.language);
  const trail = h('ol', { class: 'trail', role: 'list', tabindex: 0, 'aria-label': t('cards') });
  const place = h('div', { class: 'place' }, cards.draw(undefined));
  const worth = h('strong', { class: 'worth' });
  const deck = h('div', { class: 'deck' }, cards.draw(undefined), place);
  const element = h('div', { class: 'hiloTable' }, trail, deck, worth);
  let shownCount = 0;

  /** A card before the open one, and what was said of the next. */
  function itemOf({ cards: all, moves }: HiloOutcome, index: number): HTMLElement {
    const move = moves[index] ?? 'skip';
    const [card = 0, next = 0] = all.slice(index);
    const isWon = move === 'skip' || isRight(card, next, move);
    const words = move === 'skip' ? t('skip') : `${t(move)}: ${t(isWon ? 'isRight' : 'isWrong')}`;
    const look = move === 'skip' ? 'skipped' : isWon ? 'right' : 'wrong';
    const sign = h('span', { class: `sign ${look}`, role: 'img', 'aria-label': words }, SIGNS[move]);
    return h('li', {}, cards.draw(card), sign);
  }

  return {
    element,
    nameOf: cards.nameOf,
    show(round: HiloRound | undefined) {
      const outcome = round?.outcome ?? { cards: [], moves: [] };
      const isNew = outcome.cards.length !== shownCount;
      shownCount = outcome.cards.length;
      trail.replaceChildren(...outcome.moves.map((_, index) => itemOf(outcome, index)));
      trail.scrollLeft = trail.scrollWidth;
      place.replaceChildren(cards.draw(outcome.cards.at(-1)));
      place.classList.toggle('isNew', isNew);
      const isLost = round?.isOver === true && round.payoutCents === 0;
      element.dataset['mood'] = round?.isOver ? (isLost ? 'lost' : 'won') : '';
      worth.textContent = round ? format.multiplier(round.multiplier) : '';
    },
    setPending: (step: Step | undefined) => element.classList.toggle('isWaiting', step !== undefined),
  };
}
