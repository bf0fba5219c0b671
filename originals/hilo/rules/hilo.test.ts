import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CARDS, floatsOf, type KindStep, rankOf } from '../../fair/index.ts';
import {
  GREATEST_HILO,
  type Guess,
  GUESSES,
  hilo,
  type HiloMove,
  HILO_MOVES,
  HILO_RTP,
  hiloMultiplierOf,
  isRight,
  MOST_STEPS,
  waysIn,
  waysOf,
} from './index.ts';

const ALL = Array.from({ length: CARDS }, (_, card) => card);
const ranked = (...ranks: number[]): number[] => ranks.map((rank) => (rank - 2) * 4);
const padded = (cards: number[]): number[] => [...cards, ...Array<number>(MOST_STEPS + 1 - cards.length).fill(0)];
const roundOf = (cards: number[], ...actions: string[]) => ({
  choice: {},
  drawn: { cards: padded(cards) },
  steps: actions.map((action): KindStep => ({ action, at: '' })),
  createdAt: '2026-11-28T08:00:00.000Z',
});
const play = (cards: number[], ...moves: HiloMove[]) =>
  hilo.replay({ choice: {}, outcome: { cards: [], moves } }, { cards: padded(cards) });

describe('the rules of hilo', () => {
  it('draw 53 cards, one float each, of ranks from 2 to the ace', () => {
    const floats = [0, 1 - 2 ** -32, ...Array<number>(51).fill(0.5)];
    const { cards } = hilo.draw({}, floatsOf(floats)) as { cards: number[] };
    expect(cards.slice(0, 3)).toEqual([0, 51, 26]);
    expect(cards.slice(0, 3).map(rankOf)).toEqual([2, 14, 8]);
    expect(hilo.mostFloats({})).toBe(cards.length);
  });

  it('win each guess with as many of the 13 ranks as they say, and never with all of them', () => {
    for (const card of ALL)
      for (const guess of GUESSES) {
        const won = ALL.filter((next) => isRight(card, next, guess));
        expect(won).toHaveLength(4 * waysOf(card, guess));
        expect(won.length).toBeLessThan(CARDS);
      }
  });

  it('return 97 percent, less the rounding to hundredths, of every row of guesses', () => {
    const guess = fc.record({ card: fc.nat(51), guess: fc.constantFrom(...GUESSES) });
    fc.assert(
      fc.property(fc.array(guess, { minLength: 1, maxLength: 20 }), (guesses) => {
        const ways = guesses.map(({ card, guess: each }) => waysOf(card, each));
        const chance = ways.reduce((product, each) => (product * each) / 13, 1);
        const share = (chance * hiloMultiplierOf(ways)) / 100;
        expect(share).toBeLessThanOrEqual(HILO_RTP + 1e-9);
        expect(share).toBeGreaterThan(HILO_RTP - chance * 0.01 - 1e-9);
      }),
    );
  });

  it('pay 1.05 for the safest guess and 12.61 for the rarest', () => {
    expect(GUESSES.map((guess) => hiloMultiplierOf([waysOf(0, guess)]))).toEqual([105, 1261]);
    expect(GUESSES.map((guess) => hiloMultiplierOf([waysOf(51, guess)]))).toEqual([1261, 105]);
    expect(GUESSES.map((guess) => hiloMultiplierOf([waysOf(24, guess)]))).toEqual([180, 180]);
  });

  it('pay what all guesses together are worth, with the edge taken once', () => {
    expect(play(ranked(8, 8, 9, 5), 'higher', 'higher', 'lower')).toEqual({
      outcome: { cards: ranked(8, 8, 9, 5), moves: ['higher', 'higher', 'lower'] },
      multiplier: Math.floor((97 * 13 ** 3) / (7 * 7 * 8)),
    });
  });

  it('pay nothing after a wrong guess, and take no step after it', () => {
    expect(play(ranked(8, 7), 'higher').multiplier).toBe(0);
    expect(() => play(ranked(8, 7, 9), 'higher', 'higher')).toThrow('step 2, "higher", is not allowed there');
  });

  it('count the same rank as lost only where the guess could not lose otherwise', () => {
    const same = (rank: number, guess: Guess) => play(ranked(rank, rank), guess).multiplier > 0;
    expect([same(2, 'higher'), same(2, 'lower')]).toEqual([false, true]);
    expect([same(14, 'higher'), same(14, 'lower')]).toEqual([true, false]);
    expect([same(9, 'higher'), same(9, 'lower')]).toEqual([true, true]);
  });

  it('let cards be skipped for nothing, and cash out after a right guess alone', () => {
    expect(hilo.allows(roundOf(ranked(8)), { action: 'cashOut', at: '' })).toBe(false);
    expect(hilo.allows(roundOf(ranked(8, 9), 'skip'), { action: 'cashOut', at: '' })).toBe(false);
    expect(hilo.isUntouched(roundOf(ranked(8, 9), 'skip'), 0)).toBe(true);
    const guessed = roundOf(ranked(9, 2, 8), 'skip', 'higher');
    expect(hilo.allows(guessed, { action: 'cashOut', at: '' })).toBe(true);
    expect(hilo.isUntouched(guessed, 0)).toBe(false);
    expect(hilo.resultAt(guessed, 0)).toEqual({ isOver: false, multiplier: hiloMultiplierOf([12]) });
    expect(waysIn({ cards: ranked(9, 2, 8), moves: ['skip', 'higher'] })).toEqual([12]);
  });

  it('end a round after its 52nd step, which cannot be the skip of a round without a guess', () => {
    const skips = Array<HiloMove>(MOST_STEPS - 1).fill('skip');
    const cards = Array<number>(MOST_STEPS + 1).fill(20);
    expect(hilo.allows(roundOf(cards, ...skips), { action: 'skip', at: '' })).toBe(false);
    expect(hilo.resultAt(roundOf(cards, ...skips, 'higher'), 0)).toEqual({ isOver: true, multiplier: 157 });
  });

  it('refuse a guess that would pay more than 1,000 times the stake', () => {
    const cards = ranked(2, 2, 2, 2);
    expect(hiloMultiplierOf([1, 1, 1])).toBeGreaterThan(GREATEST_HILO);
    const round = roundOf(cards, 'lower', 'lower');
    expect(hilo.allows(round, { action: 'lower', at: '' })).toBe(false);
    expect(hilo.allows(round, { action: 'higher', at: '' })).toBe(true);
  });

  it.each(['open', 'raise', ''])('know no step "%s"', (action) => {
    expect(hilo.allows(roundOf(ranked(8)), { action, tile: 3, at: '' })).toBe(false);
  });

  it('tell an open round no card that is still to come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(51), { minLength: 53, maxLength: 53 }), fc.nat(8), (cards, count) => {
        const moves = Array<string>(count).fill('skip');
        const round = { ...roundOf([], ...moves), drawn: { cards } };
        expect(hilo.outcomeOf(round, { isOver: false, multiplier: 100 }, false)).toEqual({
          cards: cards.slice(0, count + 1),
          moves,
        });
      }),
    );
    expect(HILO_MOVES).toHaveLength(3);
  });
});
