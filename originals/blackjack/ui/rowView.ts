import type { createPlayingCards } from '../../kit/cards/playingCard';
import { h } from '../../kit/dom';
import { MOST_POINTS, totalOf } from '../rules/index.ts';

type Cards = readonly (number | undefined)[];

/** The total of the cards that are seen. An ace that may count 1 or 11 has two totals, until the hand is final. */
export function totalText(cards: Cards, isFinal = false): string {
  const known = cards.filter((card) => card !== undefined);
  const { total: best, isSoft } = totalOf(known);
  if (known.length === 0) return '';
  return isSoft && !isFinal && best < MOST_POINTS ? `${best - 10}/${best}` : String(best);
}

/** A row of cards with their total: of the dealer, or of a hand. */
export function createRowView(
  { draw, nameOf }: ReturnType<typeof createPlayingCards>,
  className: string,
  name: string,
) {
  const cards = h('div', { class: 'cards' });
  const total = h('span', { class: 'total' });
  const chip = h('span', { class: 'betChip' });
  const end = h('span', { class: 'end' });
  const line = h('p', { class: 'line' }, h('span', { class: 'who' }, name), total, chip, end);
  const element = h('section', { class: `bjHand ${className}` }, cards, line);
  let shown: Cards = [];
  /** So many of the cards were read out. */
  let heard = 0;

  function put(next: Cards): void {
    next.forEach((card, place) => {
      const old = cards.children[place];
      if (old && shown[place] === card) return;
      const drawing = draw(card);
      drawing.classList.add(old ? 'isTurned' : 'isDealt');
      cards.insertBefore(drawing, old ?? null);
      old?.remove();
    });
    while (cards.children.length > next.length) cards.lastChild?.remove();
    heard = Math.min(heard, next.filter((card, place) => card === shown[place]).length);
    shown = next;
    cards.style.setProperty('--gaps', String(Math.max(1, next.length - 1)));
  }

  return {
    element,
    /** `isFinal`: the hand takes no more cards. */
    set(next: Cards, isFinal = false) {
      put(next);
      total.textContent = totalText(next, isFinal);
    },
    /** Shows the stake of a hand, whether it is in play, and how it ended. */
    mark(stake: string, isInPlay: boolean, look = '', text = '') {
      chip.textContent = stake;
      end.textContent = text;
      element.dataset['end'] = look;
      element.classList.toggle('isInPlay', isInPlay);
    },
    /** The cards that were not read out before, and the total; nothing without such cards. */
    read(name: string): string {
      const fresh = shown.slice(heard).filter((card) => card !== undefined);
      heard = shown.filter((card) => card !== undefined).length;
      return fresh.length > 0 ? `${name}: ${fresh.map(nameOf).join(', ')}: ${totalText(shown, true)}` : '';
    },
  };
}
