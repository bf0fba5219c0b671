import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CARDS, floatsOf, type KindStep } from '../../fair/index.ts';
import {
  blackjack,
  type BlackjackMove,
  type BlackjackOutcome,
  endsOf,
  inPlay,
  legalMoves,
  MOST_CARDS,
  stakesOf,
  totalOf,
} from './index.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** Cards of clubs by their letters. */
const named = (letters: string): number[] => letters.split(' ').map((letter) => RANKS.indexOf(letter) * 4);
const padded = (cards: number[]): number[] => [...cards, ...Array<number>(MOST_CARDS - cards.length).fill(0)];
const LETTERS = { h: 'hit', s: 'stand', d: 'double', p: 'split' } as const;
const movesOf = (letters: string): BlackjackMove[] =>
  Array.from(letters, (letter) => LETTERS[letter as keyof typeof LETTERS]);
const roundOf = (cards: string, moves: readonly string[], stakeCents?: number) => ({
  choice: {},
  drawn: { cards: padded(named(cards)) },
  steps: moves.map((action): KindStep => ({ action, at: '' })),
  createdAt: '2026-11-28T08:00:00.000Z',
  stakeCents,
});
const shown = (round: ReturnType<typeof roundOf>) =>
  blackjack.outcomeOf(round, blackjack.resultAt(round, 0), true) as BlackjackOutcome;
/** Plays the moves, each of which must be legal, with a first stake of 100 minor units. */
function play(cards: string, letters: string) {
  const moves = movesOf(letters);
  moves.forEach((action, index) => {
    const before = roundOf(cards, moves.slice(0, index));
    expect({ index, isTaken: blackjack.allows(before, { action, at: '' }) }).toEqual({ index, isTaken: true });
  });
  const round = roundOf(cards, moves, 100 * stakesOf({ moves }));
  return { ...blackjack.resultAt(round, 0), outcome: shown(round), stakes: blackjack.stakes?.(round) };
}

/** The cards come in this order: player, dealer, player, dealer's hidden one, and then as they are drawn. */
const CASES: [name: string, cards: string, moves: string, ends: string, win: number][] = [
  ['a blackjack pays 3 to 2', 'A 9 K 7', '', 'blackjack', 250],
  ['a blackjack against a ten that hides none', 'A K K 9', '', 'blackjack', 250],
  ['two blackjacks are a push', 'A A K K', '', 'push', 100],
  ['a blackjack of the dealer under an ace ends the round at once', '10 A 9 Q', '', 'lost', 0],
  ['a blackjack of the dealer under a ten ends the round at once', '10 10 10 A', '', 'lost', 0],
  ['a higher total wins', '10 7 9 10', 's', 'won', 200],
  ['the same total is a push', '10 9 9 10', 's', 'push', 100],
  ['a lower total loses', '10 9 8 10', 's', 'lost', 0],
  ['a hand above 21 is bust', '10 6 6 10 K', 'h', 'bust', 0],
  ['a dealer above 21 loses', '10 6 2 10 K', 's', 'won', 200],
  ['a dealer with 16 draws', '10 6 10 10 5', 's', 'lost', 0],
  ['a dealer stands on a soft 17', '10 6 8 A', 's', 'won', 200],
  ['a dealer whose ace falls to 1 draws on', '10 5 8 A 10 K', 's', 'won', 200],
  ['21 stands by itself', '5 7 6 10 K', 'h', 'won', 200],
  ['a soft hand that draws a ten goes on', 'A 7 5 10 K 5', 'hh', 'won', 200],
  ['three cards of 21 are no blackjack', '7 10 7 9 7', 'h', 'won', 200],
  ['a doubled hand takes one card and stands', '5 6 6 10 8 9', 'd', 'won', 400],
  ['a doubled hand can push', '5 10 6 9 8', 'd', 'push', 200],
  ['a doubled hand can be bust', '10 6 2 10 K', 'd', 'bust', 0],
  ['a soft hand can be doubled', 'A 6 7 10 3 9', 'd', 'won', 400],
  ['a split plays two hands, the first first', '8 6 8 10 3 2 K K 9', 'phhs', 'won won', 400],
  ['each hand after a split ends by itself', '8 9 8 10 3 K K 5', 'phs', 'won lost', 200],
  ['a hand after a split can be doubled', '8 6 8 10 3 2 10 9 9', 'pdd', 'won won', 800],
  ['one of two hands is doubled', '8 6 8 10 3 10 9 10', 'pds', 'won won', 600],
  ['split aces take one card each', 'A 6 A 10 5 9 2', 'p', 'lost won', 200],
  ['21 of a split ace is no blackjack', 'A 6 A 10 K 5 10', 'p', 'won won', 400],
  ['21 of a split ten is no blackjack', 'K 7 Q 10 A 9', 'ps', 'won won', 400],
  ['tens of any face are a pair', 'J 9 10 9 9 8', 'pss', 'won push', 300],
  ['after a bust the next hand plays', '8 6 8 10 10 10 10 10', 'phs', 'bust won', 200],
  ['two busts end the round', '8 6 8 10 10 10 10 10', 'phh', 'bust bust', 0],
];

describe('the rules of blackjack', () => {
  it.each(CASES)('say: %s', (_name, cards, moves, ends, win) => {
    const { isOver, winMinor, multiplier, outcome, stakes } = play(cards, moves);
    expect({ isOver, ends: endsOf(outcome).join(' '), win: winMinor }).toEqual({ isOver: true, ends, win });
    expect(multiplier).toBe(Math.floor(win / (stakes ?? 0)));
    expect([legalMoves(outcome), inPlay(outcome)]).toEqual([[], -1]);
  });

  it('deal player, dealer, player, and a hidden card, one float each', () => {
    const floats = [0, 0.25, 0.5, 0.75, ...Array<number>(MOST_CARDS - 4).fill(1 - 2 ** -32)];
    const { cards } = blackjack.draw({}, floatsOf(floats)) as { cards: number[] };
    expect(cards.slice(0, 5)).toEqual([0, 13, 26, 39, 51]);
    expect(blackjack.mostFloats({})).toBe(cards.length);
  });

  it.each([
    ['A 2', 13, true],
    ['A A', 12, true],
    ['A K', 21, true],
    ['A 9 5', 15, false],
    ['A A 9', 21, true],
    ['A A K 9', 21, false],
    ['K Q J', 30, false],
    ['10 6', 16, false],
  ])('count %s as %i, soft: %s', (cards, total, isSoft) => {
    expect(totalOf(named(cards))).toEqual({ total, isSoft });
  });

  it.each([
    ['first cards of two values', '10 6 6 10', '', 'hsd'],
    ['first cards of one value', '8 6 8 10', '', 'hsdp'],
    ['a king and a jack', 'K 6 J 10', '', 'hsdp'],
    ['three cards', '2 6 2 10 2', 'h', 'hs'],
    ['a split hand, also a pair', '8 6 8 10 8 2', 'p', 'hsd'],
    ['the second of two hands', '8 6 8 10 8 8', 'ps', 'hsd'],
    ['two aces', 'A 6 A 10', '', 'hsdp'],
  ])('allow for %s the moves that fit', (_name, cards, moves, legal) => {
    const round = roundOf(cards, movesOf(moves));
    expect(legalMoves(shown(round))).toEqual(movesOf(legal));
    for (const action of ['hit', 'stand', 'double', 'split', 'cashOut', 'open', 'higher', ''])
      expect([action, blackjack.allows(round, { action, at: '' })]).toEqual([
        action,
        movesOf(legal).some((move) => move === action),
      ]);
  });

  it('show the hidden card without drawing when every hand is bust', () => {
    expect(play('8 2 8 3 10 10 10 10', 'phh').outcome.dealer).toEqual(named('2 3'));
    expect(play('A 6 K 5', '').outcome.dealer).toEqual(named('6 5'));
  });

  it('take no step in a round that is over', () => {
    for (const round of [roundOf('A 9 K 7', []), roundOf('10 A 9 Q', []), roundOf('10 9 9 10', ['stand'])])
      for (const action of ['hit', 'stand', 'double']) expect(blackjack.allows(round, { action, at: '' })).toBe(false);
  });

  it.each([
    ['A 9 K 7', '', 2_005, 5_012],
    ['A A K K', '', 2_005, 2_005],
    ['8 6 8 10 3 10 9 10', 'pds', 3 * 2_005, 6 * 2_005],
    ['J 9 10 9 9 8', 'pss', 2 * 2_005, 3 * 2_005],
    ['10 9 8 10', 's', 2_005, 0],
  ])('pay of %s %s for a stake of %i minor units %i, cut to a whole one', (cards, moves, stakeCents, winMinor) => {
    const round = roundOf(cards, movesOf(moves), stakeCents);
    const multiplier = Math.floor((winMinor * 100) / stakeCents);
    const { multiplier: cut, ...paid } = blackjack.resultAt(round, 0);
    expect(paid).toEqual({ isOver: true, winMinor });
    expect(Math.abs(cut - multiplier)).toBeLessThanOrEqual(1);
    expect(blackjack.resultAt({ ...round, stakeCents: undefined }, 0)).toEqual({ isOver: true, multiplier: cut });
    const told = { choice: {}, outcome: shown(round), stake: stakeCents / 100 };
    expect(blackjack.replay(told, round.drawn)).toEqual({ outcome: told.outcome, multiplier: cut, winMinor });
  });

  it('pay nothing while a round is open', () => {
    const { isOver, multiplier, winMinor } = play('8 6 8 10', 'p');
    expect({ isOver, multiplier, winMinor }).toEqual({ isOver: false, multiplier: 0, winMinor: 0 });
  });

  it('let every hand stand that nobody finished after a day, and take no bet back', () => {
    const round = roundOf('8 6 8 10 3 10 K', ['split', 'hit', 'cashOut']);
    expect(shown(round).moves).toEqual(movesOf('phs'));
    expect(shown(roundOf('8 6 8 10 3 10 9', ['split', 'cashOut'])).moves).toEqual(movesOf('pss'));
    expect(blackjack.resultAt(round, 0).isOver).toBe(true);
    expect(blackjack.replay({ choice: {}, outcome: shown(round) }, round.drawn).outcome).toEqual(shown(round));
    expect(blackjack.isUntouched(roundOf('8 6 8 10', []), 0)).toBe(false);
    expect(blackjack.dueAt(round)).toBe(Date.parse('2026-11-29T08:00:00.000Z'));
  });

  it.each([
    ['a split of two values', '10 6 6 10', 'p', 1],
    ['a double of three cards', '2 6 2 10 2', 'hd', 2],
    ['a second split', '8 6 8 10 8 8', 'pp', 2],
    ['a double of a split ace', 'A 6 A 10 2 3', 'pd', 2],
    ['a hit after 21', '5 7 6 10 K 2', 'hh', 2],
    ['a hit after a stand', '10 9 8 10', 'sh', 2],
    ['a hit on a blackjack', 'A 9 K 7', 'h', 1],
    ['a stand against a blackjack', '10 A 9 Q', 's', 1],
  ])('refuse %s when a round is computed again', (_name, cards, letters, step) => {
    const told = { choice: {}, outcome: { hands: [], dealer: [], moves: movesOf(letters) } };
    expect(() => blackjack.replay(told, { cards: padded(named(cards)) })).toThrow(`step ${step},`);
  });

  it('keep the hidden card off the wire while a round is open, and compute every round again', () => {
    const cards = fc.array(fc.nat(CARDS - 1), { minLength: MOST_CARDS, maxLength: MOST_CARDS });
    const turns = fc.array(fc.nat(11), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(cards, turns, (drawn, wishes) => {
        let round = { ...roundOf('2', []), drawn: { cards: drawn } };
        for (const wish of wishes) {
          const legal = legalMoves(shown(round));
          const { isOver } = blackjack.resultAt(round, 0);
          expect(legal.length === 0).toBe(isOver);
          if (isOver) break;
          const other = { cards: [...drawn.slice(0, 3), 20, ...drawn.slice(4)] };
          expect(shown(round)).toEqual(shown({ ...round, drawn: other }));
          expect(shown(round).dealer).toHaveLength(1);
          const action = legal[wish % legal.length] ?? '';
          round = { ...round, steps: [...round.steps, { action, at: '' }] };
        }
        const stakeCents = 333 * (blackjack.stakes?.(round) ?? 0);
        const { isOver, ...paid } = blackjack.resultAt({ ...round, stakeCents }, 0);
        const told = { choice: {}, outcome: shown(round), stake: stakeCents / 100 };
        expect(isOver).toBe(true);
        expect(blackjack.replay(told, round.drawn)).toEqual({ outcome: told.outcome, ...paid });
      }),
    );
  });
});
