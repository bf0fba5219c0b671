import { describe, expect, it } from '@jest/globals';
import {
  BLACKJACK_RTP,
  type BlackjackMove,
  bestMove,
  DEALER_STANDS,
  MOST_CARDS,
  MOST_POINTS,
  totalOf,
} from './index.ts';

/** A card of each points, 1 to 10. */
const POINTS = Array.from({ length: 10 }, (_, index) => index + 1);
const cardOf = (points: number): number => (points === 1 ? 48 : (points - 2) * 4);
/** The deck never runs out: a ten has four of the 13 ranks. */
const chanceOf = (points: number): number => (points === 10 ? 4 : 1) / 13;
const averageOf = (valueOf: (card: number) => number): number =>
  POINTS.reduce((sum, points) => sum + chanceOf(points) * valueOf(cardOf(points)), 0);

type Cards = readonly number[];

/** Hands of the same total and softness go on in the same way. */
function remembered<TValue>(compute: (cards: Cards, up: number) => TValue) {
  const known = new Map<string, TValue>();
  return (cards: Cards, up: number): TValue => {
    const { total, isSoft } = totalOf(cards);
    const name = [total, isSoft, cards.length > 1, up].join();
    if (!known.has(name)) known.set(name, compute(cards, up));
    return known.get(name) as TValue;
  };
}

const total = (cards: Cards): number => totalOf(cards).total;
const isTwentyOne = (cards: Cards): boolean => total(cards) === MOST_POINTS;

/** The chances of the dealer's totals, 17 to 21 and bust; the first hidden card makes no blackjack, for the dealer has looked. */
const dealerOf = remembered((cards: Cards): ReadonlyMap<number, number> => {
  if (total(cards) >= DEALER_STANDS) return new Map([[Math.min(total(cards), MOST_POINTS + 1), 1]]);
  const next = POINTS.filter((points) => cards.length > 1 || !isTwentyOne([...cards, cardOf(points)]));
  const all = next.reduce((sum, points) => sum + chanceOf(points), 0);
  const ends = new Map<number, number>();
  for (const points of next)
    for (const [end, chance] of dealerOf([...cards, cardOf(points)], 0))
      ends.set(end, (ends.get(end) ?? 0) + (chance * chanceOf(points)) / all);
  return ends;
});

const worthOfStand = remembered((cards: Cards, up: number): number => {
  if (total(cards) > MOST_POINTS) return -1;
  let worth = 0;
  for (const [end, chance] of dealerOf([up], 0))
    worth += chance * (end > MOST_POINTS ? 1 : Math.sign(total(cards) - end));
  return worth;
});

const worthOfHit = remembered((cards: Cards, up: number): number =>
  averageOf((card) => worthOf([...cards, card], up, false, false)),
);

const ALL_MOVES: Readonly<Record<BlackjackMove, (cards: Cards, up: number) => number>> = {
  stand: worthOfStand,
  hit: worthOfHit,
  double: (cards, up) => 2 * averageOf((card) => worthOfStand([...cards, card], up)),
  split: ([first = 0], up) =>
    2 *
    averageOf((card) =>
      total([first]) === 11 ? worthOfStand([first, card], up) : worthOf([first, card], up, true, false),
    ),
};

/** Says what a hand is worth with the moves of the chart. */
function worthOf(cards: Cards, up: number, canDouble: boolean, canSplit: boolean): number {
  if (total(cards) >= MOST_POINTS) return worthOfStand(cards, up);
  return ALL_MOVES[bestMove(cards, up, canDouble, canSplit)](cards, up);
}

describe('the odds of blackjack', () => {
  const pairs = POINTS.flatMap((a) => POINTS.map((b) => ({ a, b, cards: [cardOf(a), cardOf(b)] })));

  it('return 99.43 percent of the first stake with the chart', () => {
    const paid = averageOf((up) => {
      const blackjackChance = averageOf((card) => (isTwentyOne([up, card]) ? 1 : 0));
      return pairs.reduce((sum, { a, b, cards }) => {
        const isNatural = isTwentyOne(cards);
        const played = isNatural ? 1.5 : worthOf(cards, up, true, a === b);
        const worth = (1 - blackjackChance) * played - (isNatural ? 0 : blackjackChance);
        return sum + chanceOf(a) * chanceOf(b) * worth;
      }, 1);
    });
    expect(paid).toBeCloseTo(0.994296, 6);
    expect(BLACKJACK_RTP).toBe(Math.round(paid * 10_000) / 10_000);
  });

  it('get no better by any other single move than the one of the chart', () => {
    const decisions = pairs.flatMap(({ a, b, cards }) => [
      // Two aces can always be split, and 21 stands by itself.
      ...(a === b ? [{ cards, canDouble: true, canSplit: true }] : []),
      ...(a + b === 2 ? [] : [true, false].map((canDouble) => ({ cards, canDouble, canSplit: false }))),
    ]);
    const worse = decisions
      .filter(({ cards }) => !isTwentyOne(cards))
      .flatMap(({ cards, canDouble, canSplit }) =>
        POINTS.map(cardOf).map((up) => {
          const moves: BlackjackMove[] = ['hit', 'stand'];
          if (canDouble) moves.push('double');
          if (canSplit) moves.push('split');
          const best = Math.max(...moves.map((move) => ALL_MOVES[move](cards, up)));
          const chosen = bestMove(cards, up, canDouble, canSplit);
          return { cards, up, chosen, loss: best - ALL_MOVES[chosen](cards, up) };
        }),
      )
      .filter(({ loss }) => loss > 1e-12);
    expect(worse).toEqual([]);
  });

  it('never need more cards than a round has drawn', () => {
    /** The most cards that a hand takes until it has `stop`. */
    const mostOf = (stop: number) => {
      const most = remembered((cards: Cards): number =>
        total(cards) >= stop ? 0 : 1 + Math.max(...POINTS.map((points) => most([...cards, cardOf(points)], 0))),
      );
      return most;
    };
    const [player, dealer] = [mostOf(MOST_POINTS), mostOf(DEALER_STANDS)];
    const split = Math.max(...POINTS.slice(1).map((points) => 1 + player([cardOf(points)], 0)));
    const alone = Math.max(...pairs.map(({ cards }) => 2 + player(cards, 0)));
    const dealers = Math.max(...POINTS.map((points) => 1 + dealer([cardOf(points)], 0)));
    const most = Math.max(2 * split, alone) + dealers;
    expect(most).toBe(MOST_CARDS);
  });
});
