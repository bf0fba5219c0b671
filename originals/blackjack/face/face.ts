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

const BARS: Readonly<Record<HandEnd, Look>> = {
  blackjack: 'good',
  won: 'good',
  push: 'plain',
  lost: 'badStrong',
  bust: 'badStrong',
};
const WIDTH = 40;

/** A total on a card, and below it how it ended. */
const cardAt = (x: number, total: number, look: Look | undefined): Shape[] => [
  { tag: 'rect', look: 'paper', x, y: 3, width: WIDTH, height: 42, rx: 5 },
  { tag: 'text', look: 'ink', x: x + WIDTH / 2, y: 34, children: String(total) },
  ...(look ? [{ tag: 'rect', look, x, y: 49, width: WIDTH, height: 8, rx: 3 } as const] : []),
];

function dealerOf(outcome: BlackjackOutcome) {
  const { total } = totalOf(outcome.dealer);
  const end = isBlackjack(outcome, 'dealer') ? 'blackjack' : total > MOST_POINTS ? 'bust' : 'other';
  return { dealer: total, dealerEnd: end };
}

/** The totals of the hands, each with a bar for how it ended; the dealer's is the last. */
export const blackjackFace: Face<object, BlackjackOutcome> = {
  ...BLACKJACK_WIRE,
  picture({ outcome, status }) {
    const ends = endsOf(outcome);
    const hands = handsOf(outcome).map(({ total }, index) => {
      const end = ends[index];
      return { total, look: status === 'settled' && end ? BARS[end] : ('gold' as const) };
    });
    const all = [...hands, { total: totalOf(outcome.dealer).total, look: undefined }];
    return {
      viewBox: `0 0 ${all.length * (WIDTH + 4)} 60`,
      shapes: all.flatMap(({ total, look }, index) => cardAt(2 + index * (WIDTH + 4), total, look)),
    };
  },
  words({ outcome, status }) {
    const hands = handsOf(outcome);
    const [first, second] = hands.map(({ total }) => total);
    const [end, otherEnd] = status === 'settled' ? endsOf(outcome) : [];
    const values = { total: first, end, other: second, otherEnd, ...dealerOf(outcome) };
    const doubled = hands.filter(({ isDoubled }) => isDoubled).length;
    const ended = hands.length > 1 ? 'bets.blackjack.split' : 'bets.blackjack.had';
    const open = { id: 'bets.blackjack.open', values: { ...values, count: hands.length } };
    return [
      status === 'settled' ? { id: ended, values } : open,
      ...(doubled > 0 ? [{ id: 'bets.blackjack.doubled', values: { count: doubled } }] : []),
    ];
  },
};
