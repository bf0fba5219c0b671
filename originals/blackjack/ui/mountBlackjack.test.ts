import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playGame, type PlayedGame, scriptedFloats } from '../../testing/playGame';
import type { GameEnvironment } from '../../kit/environment';
import { mountBlackjack } from './mountBlackjack';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const floatsOf = (cards: string): number[] => cards.split(' ').map((card) => (RANKS.indexOf(card) * 4 + 0.5) / 52);
/** The cards come in this order: player, dealer, player, dealer's hidden one, and then as they are drawn. */
const play = (cards: string, set: { startCents?: number; isMoving?: boolean } = {}): PlayedGame => {
  const mount = (environment: GameEnvironment): void =>
    mountBlackjack(set.isMoving ? { ...environment, isMotionReduced: false } : environment);
  // A game draws 50 cards for each round.
  const rounds = cards.split(' | ').flatMap((round) => [...floatsOf(round), ...Array<number>(50).fill(0)].slice(0, 50));
  return playGame(mount, { floats: scriptedFloats(...rounds), ...set });
};
const balance = ({ environment }: PlayedGame): number => environment.wallet.balanceCents();
const message = (game: PlayedGame): string | null => game.find('.message').textContent;
const move = (game: PlayedGame, name: string): HTMLElement => game.find(`.move.${name}`);
const legal = ({ root }: PlayedGame): string[] =>
  [...root.querySelectorAll('.move[aria-disabled=false] strong')].map(({ textContent }) => textContent);
const totals = ({ root }: PlayedGame): string[] =>
  [...root.querySelectorAll('.total')].map(({ textContent }) => textContent).filter(Boolean);
const ends = ({ root }: PlayedGame): string[] =>
  [...root.querySelectorAll('.end')].map(({ textContent }) => textContent).filter(Boolean);
const cardsOf = ({ root }: PlayedGame, row: string): (string | null)[] =>
  [...root.querySelectorAll(`${row} .playingCard`)].map((card) => card.getAttribute('aria-label'));

describe('a player of blackjack', () => {
  beforeAll(() => void Object.defineProperty(Element.prototype, 'animate', { value: () => ({}), configurable: true }));
  afterAll(() => void Reflect.deleteProperty(Element.prototype, 'animate'));

  it('sees two cards, the open one of the dealer, and the moves that are legal', () => {
    const game = play('A 6 6 10');
    expect(legal(game)).toEqual([]);
    game.press('Enter');
    expect(balance(game)).toBe(98_000);
    expect(totals(game)).toEqual(['6', '7/17']);
    expect(cardsOf(game, '.dealer')).toEqual(['6 of clubs', 'Card face down']);
    expect(legal(game)).toEqual(['Hit', 'Stand', 'Double']);
    expect(message(game)).toBe('You have soft 17, the dealer shows 6');
    expect(game.said()).toContain('You: Ace of clubs, 6 of clubs: 17. Dealer: 6 of clubs: 6');
    expect(document.activeElement).toBe(move(game, 'hit'));
  });

  it('is told of an open ace of the dealer what the table shows', () => {
    const game = play('10 A 5 6');
    game.press('Enter');
    expect(totals(game)).toEqual(['1/11', '15']);
    expect(message(game)).toBe('You have 15, the dealer shows 1/11');
  });

  it('wins against a dealer who goes over 21, and deals again with Enter', () => {
    const game = play('10 6 2 10 9 K | 9 9 9 8');
    game.press('Enter');
    move(game, 'hit').click();
    expect(totals(game)).toEqual(['26', '21']);
    expect(ends(game)).toEqual(['Won 40']);
    expect(balance(game)).toBe(102_000);
    expect(game.said()).toContain('Dealer: 10 of clubs, King of clubs: 26. You won 40');
    expect(document.activeElement).toBe(game.find('.action'));
    game.press('Enter');
    expect(balance(game)).toBe(100_000);
    expect(totals(game)).toEqual(['9', '18']);
    expect(ends(game)).toEqual([]);
  });

  it('loses a hand above 21 without the dealer drawing', () => {
    const game = play('10 6 6 10 K');
    game.press('Enter');
    move(game, 'hit').click();
    expect([message(game), ends(game), totals(game)]).toEqual(['Bust: over 21', ['Bust'], ['16', '26']]);
    expect(balance(game)).toBe(98_000);
  });

  it('doubles for one card, with a second stake', () => {
    const game = play('5 6 6 10 8 9');
    game.press('Enter');
    expect(move(game, 'double').textContent).toBe('Double+20');
    move(game, 'double').click();
    expect(game.find('.player .betChip').textContent).toBe('40');
    expect(ends(game)).toEqual(['Won 80']);
    expect(balance(game)).toBe(104_000);
    expect((game.find('.stakeInput') as HTMLInputElement).value).toBe('20');
  });

  it('splits a pair into two hands, each with its stake and its end', () => {
    const game = play('8 9 8 10 3 K K 5');
    game.press('Enter');
    expect(legal(game)).toEqual(['Hit', 'Stand', 'Double', 'Split']);
    move(game, 'split').focus();
    move(game, 'split').click();
    expect(balance(game)).toBe(96_000);
    expect([totals(game), message(game)]).toEqual([['9', '11', '18'], 'First hand: 11, the dealer shows 9']);
    expect(document.activeElement).toBe(move(game, 'hit'));
    expect(game.find('.player').classList.contains('isInPlay')).toBe(true);
    move(game, 'hit').click();
    expect(message(game)).toBe('Second hand: 18, the dealer shows 9');
    move(game, 'stand').click();
    expect(ends(game)).toEqual(['Won 40', 'Lost']);
    // A win of no more than the stake is not celebrated.
    expect([message(game), balance(game)]).toEqual(['Push: your stake of 40 is back', 100_000]);
  });

  it.each([
    ['A 9 K 7', ['Blackjack 50'], 'Blackjack! You won 50', 103_000],
    ['10 A 9 K', ['Lost'], 'The dealer has blackjack', 98_000],
    ['A A K K', ['Push 20'], 'Push: your stake of 20 is back', 100_000],
  ])('is through at once with a blackjack of either: %s', (cards, end, text, cents) => {
    const game = play(cards);
    game.press('Enter');
    expect([ends(game), message(game), balance(game)]).toEqual([end, text, cents]);
    expect(document.activeElement).toBe(game.find('.action'));
    expect(legal(game)).toEqual([]);
  });

  it('plays with the keys H, S, D and P, which do nothing before a round and in the field of the stake', () => {
    const game = play('8 6 8 10 3 2 10 10 10');
    game.press('h');
    expect(balance(game)).toBe(100_000);
    game.press('Enter');
    game.press('S', game.find('.stakeInput'));
    game.press('p');
    game.press('D');
    game.press('h');
    game.press('h', game.find('dialog'));
    game.press('s');
    expect(ends(game)).toEqual(['Won 80', 'Won 40']);
    expect(balance(game)).toBe(106_000);
  });

  it('cannot double with less than another stake', () => {
    const game = play('8 6 8 10 9', { startCents: 3_000 });
    game.press('Enter');
    expect(legal(game)).toEqual(['Hit', 'Stand']);
    game.press('d');
    expect(totals(game)).toEqual(['6', '16']);
  });

  it('sees the cards one after another, and what was won only after the last', () => {
    const game = play('10 6 9 10 K', { isMoving: true });
    game.press('Enter');
    expect(cardsOf(game, '.hands')).toEqual(['10 of clubs']);
    expect(document.activeElement).toBe(move(game, 'hit'));
    game.clock.advance(300);
    expect(cardsOf(game, '.dealer')).toEqual(['6 of clubs']);
    expect(legal(game)).toEqual([]);
    game.clock.advance(1_000);
    expect(legal(game)).toEqual(['Hit', 'Stand', 'Double']);
    game.press('s');
    expect([cardsOf(game, '.dealer'), message(game)]).toEqual([['6 of clubs', '10 of clubs'], '\u00a0']);
    expect(balance(game)).toBe(98_000);
    game.clock.advance(2_000);
    expect([message(game), balance(game)]).toEqual(['You won 40', 102_000]);
    expect(game.root.querySelectorAll('.burstPiece').length).toBeGreaterThan(0);
  });

  it('skips the rest of it with a tap or a key, and sees no coins for a push', () => {
    const game = play('10 9 9 10', { isMoving: true });
    game.press('Enter');
    game.find('.bjTable').click();
    expect(legal(game)).toEqual(['Hit', 'Stand', 'Double']);
    game.press('s');
    game.press(' ');
    expect([message(game), ends(game)]).toEqual(['Push: your stake of 20 is back', ['Push 20']]);
    game.clock.advance(3_000);
    expect(balance(game)).toBe(100_000);
    expect(game.root.querySelectorAll('.burstPiece')).toHaveLength(0);
  });

  it('has the best play as a table in the help', () => {
    const game = play('2 2 2 2');
    const rows = [...game.root.querySelectorAll('.chart tbody tr')].map(({ children }) =>
      [...children].map((cell) => (cell.lastElementChild ?? cell).textContent),
    );
    expect(rows.find(([name]) => name === '9')?.slice(1, 4)).toEqual(['Hit', ...Array(2).fill('Double, or else hit')]);
    expect(rows.filter(({ length }) => length === 11)).toHaveLength(22);
    expect(game.find('.help').textContent).toContain('99.43%');
  });
});
