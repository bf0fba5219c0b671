import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import type { SeenRound } from '../../bets/Face.ts';
import type { BlackjackOutcome } from '../rules/index.ts';
import { blackjackFace } from './face';
import messages from './messages';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const named = (letters: string): number[] => letters.split(' ').map((letter) => RANKS.indexOf(letter) * 4);
const seen = (
  hands: string[],
  dealer: string,
  moves: BlackjackOutcome['moves'] = [],
  status: SeenRound<object, object>['status'] = 'settled',
) => ({ choice: {}, outcome: { hands: hands.map(named), dealer: named(dealer), moves }, status, win: 0 });
const wordsOf = (round: ReturnType<typeof seen>, locale: 'en' | 'sw'): string => {
  const intl = createIntl({ locale, messages: messages[locale] });
  return blackjackFace
    .words(round)
    .map(({ id, values }) => intl.formatMessage({ id }, values as Record<string, string>))
    .join('. ');
};

describe('a round of blackjack in My bets', () => {
  it.each([
    [seen(['10 9'], 'K 10', ['stand']), 'You had 19, the dealer 20'],
    [seen(['A K'], '9 7'), 'You had a blackjack, the dealer 16'],
    [seen(['10 9'], 'A K'), 'You had 19, the dealer a blackjack'],
    [seen(['10 6 9'], 'A 6', ['hit']), 'You had 25 (bust), the dealer 17'],
    [seen(['5 6 8'], '10 6 K', ['double']), 'You had 19, the dealer 26 (bust). Doubled'],
    [
      seen(['8 3 2', '8 7 K'], '10 8', ['split', 'double', 'hit']),
      'You split and had 13 and 25 (bust), the dealer 18. Doubled',
    ],
    [
      seen(['8 3 2', '8 3 K'], '10 8', ['split', 'double', 'double']),
      'You split and had 13 and 21, the dealer 18. Doubled twice',
    ],
    [seen(['A 6'], 'A', [], 'open'), 'You have 17, the dealer shows an ace'],
    [seen(['8 3', '8 K'], '9', ['split'], 'void'), 'You have 11 and 18, the dealer shows 9'],
  ])('is said with its totals', (round, text) => {
    expect(wordsOf(round, 'en')).toBe(text);
    expect(wordsOf(round, 'sw')).not.toMatch(/dealer|[{}]/);
  });

  it('draws each total on a card, with how it ended', () => {
    const drawn = (round: ReturnType<typeof seen>) =>
      blackjackFace.picture(round).shapes.map(({ children, look }) => children ?? look);
    expect(drawn(seen(['10 9'], 'K 9', ['stand']))).toEqual(['paper', '19', 'plain', 'paper', '19']);
    const split = seen(['8 K', '8 7 K'], '10 7', ['split', 'stand', 'hit']);
    expect(drawn(split)).toEqual(['paper', '18', 'good', 'paper', '25', 'badStrong', 'paper', '17']);
    expect(drawn(seen(['10 2'], 'K', [], 'open'))).toEqual(['paper', '12', 'gold', 'paper', '10']);
  });
});
