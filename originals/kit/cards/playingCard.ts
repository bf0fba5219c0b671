import type { Language } from '../../../contract/userChoices.ts';
import { ACE, letterOf, rankOf, type Suit, suitOf } from '../../fair/index.ts';
import { h, s } from '../dom';
import { createTranslate } from '../i18n';
import messages from './messages';
import type en from './messages/en.json';

/** Drawings on a 24 × 24 box. */
const PIPS: Readonly<Record<Suit, string>> = {
  clubs:
    'M12 1.8a4.7 4.7 0 0 1 4 7.1 4.7 4.7 0 1 1-2.5 7.4c.2 2.4 1 4.3 2.2 5.9H8.3c1.2-1.6 2-3.5 2.2-5.9A4.7 4.7 0 1 1 8 8.9a4.7 4.7 0 0 1 4-7.1Z',
  diamonds: 'M12 1.5c2.3 4 4.9 7.4 8 10.5-3.1 3.1-5.7 6.5-8 10.5-2.3-4-4.9-7.4-8-10.5 3.1-3.1 5.7-6.5 8-10.5Z',
  hearts: 'M12 21.5C5.2 15.6 2 12 2 8a5.3 5.3 0 0 1 10-2.5A5.3 5.3 0 0 1 22 8c0 4-3.2 7.6-10 13.5Z',
  spades:
    'M12 1.8c5.4 4.8 9 7.9 9 11.8 0 2.7-2 4.5-4.3 4.5-1.3 0-2.5-.6-3.2-1.6.2 2.3 1 4.2 2.2 5.7H8.3c1.2-1.5 2-3.4 2.2-5.7-.7 1-1.9 1.6-3.2 1.6C5 18.1 3 16.3 3 13.6c0-3.9 3.6-7 9-11.8Z',
};

const NAMED = { 11: 'jack', 12: 'queen', 13: 'king', [ACE]: 'ace' } as const;

const pip = (suit: Suit): SVGSVGElement =>
  s('svg', { viewBox: '0 0 24 24', class: 'pip', 'aria-hidden': 'true' }, s('path', { d: PIPS[suit] }));

/** Draws playing cards, 0 to 51, and names them. */
export function createPlayingCards(language: Language) {
  const t = createTranslate<typeof en>(messages, language);
  const nameOf = (card: number): string => {
    const rank = rankOf(card);
    const name = NAMED[rank as keyof typeof NAMED];
    const values = { rank: name ? t(name) : letterOf(card), suit: t(suitOf(card)) };
    // Kiswahili speaks of a jack, a queen and a king as of people.
    return t(rank > 10 && rank < ACE ? 'person' : 'card', values);
  };
  return {
    nameOf,
    /** A card with its face up; face down without a card. */
    draw(card: number | undefined): HTMLElement {
      if (card === undefined) return h('div', { class: 'playingCard isDown', role: 'img', 'aria-label': t('down') });
      const suit = suitOf(card);
      return h(
        'div',
        { class: 'playingCard', 'data-suit': suit, role: 'img', 'aria-label': nameOf(card) },
        h('span', { class: 'rank', 'aria-hidden': 'true' }, letterOf(card)),
        pip(suit),
        pip(suit),
      );
    },
  };
}
