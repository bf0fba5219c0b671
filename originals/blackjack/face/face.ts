import type { Face, Look, Shape } from '../../bets/Face.ts';
import {
  BLACKJACK_WIRE,
  type BlackjackOutcome,
  endsOf,
  handsOf,
  type HandEnd,
  isBlackjack,
  MOST_POINTS,
  totalOf,
} from '../rules/index.ts';

const lookOf = (end: HandEnd | undefined): Look =>
  end === 'push' ? 'plain' : end === 'won' || end === 'blackjack' ? 'good' : 'badStrong';
const WIDTH = 40;

/** A total on a card, and below it how it ended. */
const cardAt = (x: number, total: number, look: Look | undefined): Shape[] => [
  { tag: 'rect', look: 'paper', x, y: 3, width: WIDTH, height: 42, rx: 5 },
  { tag: 'text', look: 'ink', x: x + WIDTH / 2, y: 34, children: String(total) },
  ...(look ? [{ tag: 'rect', look, x, y: 49, width: WIDTH, height: 8, rx: 3 } as const] : []),
];

/** The totals of the hands, each with a bar for how it ended; the dealer's is the last. */
export const blackjackFace: Face<object, BlackjackOutcome> = {
  ...BLACKJACK_WIRE,
  picture({ outcome, status }) {
    const ends = endsOf(outcome);
    const all: [number, Look?][] = [...outcome.hands, outcome.dealer].map((cards, index) => [
      totalOf(cards).total,
      cards === outcome.dealer ? undefined : status === 'settled' ? lookOf(ends[index]) : 'gold',
    ]);
    return {
      viewBox: `0 0 ${all.length * (WIDTH + 4)} 60`,
      shapes: all.flatMap(([total, look], index) => cardAt(2 + index * (WIDTH + 4), total, look)),
    };
  },
  words({ outcome, status }) {
    const [first, second] = handsOf(outcome);
    const [end, otherEnd] = endsOf(outcome);
    const dealer = totalOf(outcome.dealer).total;
    const dealerEnd = isBlackjack(outcome, 'dealer') ? 'blackjack' : dealer > MOST_POINTS ? 'bust' : 'other';
    const values = { total: first?.total, end, other: second?.total, otherEnd, dealer, dealerEnd };
    const doubled = [first, second].filter((hand) => hand?.isDoubled).length;
    const id = status === 'settled' ? 'bets.blackjack.ended' : 'bets.blackjack.open';
    return [{ id, values: { ...values, count: outcome.hands.length, doubled } }];
  },
};
