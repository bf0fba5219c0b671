// Multipliers are integer hundredths: 250 is 2.50×. Cards are numbers 0 to 51 (fair/cards.ts).
import { ACE, rankOf } from '../../fair/index.ts';
import type { BlackjackMove, BlackjackOutcome } from './wire.ts';

/** So much of each first stake comes back with the play of the chart, which a test computes. */
export const BLACKJACK_RTP = 0.9943;
/** A hand above it is bust. */
export const MOST_POINTS = 21;
export const DEALER_STANDS = 17;

export type HandEnd = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

/** A hand returns so much of its stake, in hundredths. */
const RETURNS: Readonly<Record<HandEnd, number>> = { blackjack: 250, won: 200, push: 100, lost: 0, bust: 0 };

const isAce = (card: number): boolean => rankOf(card) === ACE;

/** 2 to 10, and 1 for an ace, which may count 11. */
export const pointsOf = (card: number): number => (isAce(card) ? 1 : Math.min(10, rankOf(card)));

/** The best total of a hand; it is soft while an ace counts 11. */
export function totalOf(cards: readonly number[]): { total: number; isSoft: boolean } {
  const least = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = least + 10 <= MOST_POINTS && cards.some(isAce);
  return { total: isSoft ? least + 10 : least, isSoft };
}

const isTwentyOne = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === MOST_POINTS;

/** An ace with a ten as the first two cards; 21 after a split is none. */
export const isBlackjack = ({ hands, dealer }: BlackjackOutcome, of: 'player' | 'dealer'): boolean =>
  of === 'dealer' ? isTwentyOne(dealer) : hands.length === 1 && hands.every(isTwentyOne);

/** The hands of a table, with the moves read as theirs: the first plays until it is done, then the second. */
export function handsOf({ hands, moves }: Pick<BlackjackOutcome, 'hands' | 'moves'>) {
  const isSplit = hands.length > 1;
  let place = isSplit ? 1 : 0;
  return hands.map((cards) => {
    const drawn = cards.length - 2;
    const isDoubled = drawn > 0 && moves[place + drawn - 1] === 'double';
    const { total, isSoft } = totalOf(cards);
    const isFull = total >= MOST_POINTS || isDoubled || (isSplit && isAce(cards[0] as number));
    const isStood = !isFull && moves[place + drawn] === 'stand';
    place += drawn + (isStood ? 1 : 0);
    return { cards, total, isSoft, isDoubled, isDone: isFull || isStood };
  });
}

/** The index of the hand in play; -1 when the round is over. */
export const inPlay = (table: BlackjackOutcome): number =>
  table.dealer.length > 1 ? -1 : handsOf(table).findIndex(({ isDone }) => !isDone);

/** The moves that the rules take now; none when the round is over. The wire's outcome of an open round is enough to know. */
export function legalMoves(table: BlackjackOutcome): BlackjackMove[] {
  const cards = table.hands[inPlay(table)];
  if (!cards) return [];
  const [first, second, third] = cards.map(pointsOf);
  const isPair = third === undefined && first === second && table.hands.length === 1;
  return ['hit', 'stand', ...(third === undefined ? ['double' as const] : []), ...(isPair ? ['split' as const] : [])];
}

/** Says how each hand of a round that is over ended. */
export function endsOf(table: BlackjackOutcome): HandEnd[] {
  const [isPlayers, isDealers] = [isBlackjack(table, 'player'), isBlackjack(table, 'dealer')];
  const dealer = totalOf(table.dealer).total;
  return table.hands.map((cards) => {
    const { total } = totalOf(cards);
    if (total > MOST_POINTS) return 'bust';
    if (isPlayers !== isDealers) return isPlayers ? 'blackjack' : 'lost';
    if (dealer > MOST_POINTS || total > dealer) return 'won';
    return total === dealer ? 'push' : 'lost';
  });
}

/** Says what each hand of a round that is over returns, in hundredths of the first stake. */
export function returnsOf(table: BlackjackOutcome): number[] {
  const hands = handsOf(table);
  return endsOf(table).map((end, index) => RETURNS[end] * (hands[index]?.isDoubled ? 2 : 1));
}

/** A round takes its first stake once more for a split, and for each hand that is doubled. */
export const stakesOf = ({ moves }: Pick<BlackjackOutcome, 'moves'>): number =>
  1 + moves.filter((move) => move === 'double' || move === 'split').length;
