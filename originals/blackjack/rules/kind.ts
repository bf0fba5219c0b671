import { nearestMinor } from '../../../contract/money.ts';
import { ABANDONED_MS } from '../../../contract/playTerms.ts';
import { drawCard, type Kind, replaySteps, type RoundSoFar, winOf } from '../../fair/index.ts';
import {
  BLACKJACK_RTP,
  DEALER_STANDS,
  inPlay,
  isBlackjack,
  legalMoves,
  MOST_POINTS,
  returnsOf,
  stakesOf,
  totalOf,
} from './blackjack.ts';
import { BLACKJACK_MOVES, BLACKJACK_WIRE, type BlackjackMove, type BlackjackOutcome } from './wire.ts';

type Choice = Record<never, never>;
type Drawn = { cards: number[] };
type Round = RoundSoFar<Choice, Drawn>;

/** No round has more cards: two hands of 19, and 12 of the dealer. A test computes it. */
export const MOST_CARDS = 50;

/** Draws what the steps say. The dealer has the open card alone. */
function playHands(hand: number[], dealer: number[], steps: Round['steps'], draw: () => number): BlackjackOutcome {
  const table: BlackjackOutcome = { hands: [hand], dealer, moves: [] };

  function move(action: BlackjackMove): void {
    const hand = table.hands[inPlay(table)];
    if (action === 'split') table.hands = table.hands.flat().map((card) => [card, draw()]);
    if (action === 'hit' || action === 'double') hand?.push(draw());
    table.moves.push(action);
  }

  for (const { action } of steps) {
    // Nobody finished the round: every hand stands.
    if (action === 'cashOut') while (inPlay(table) >= 0) move('stand');
    for (const known of BLACKJACK_MOVES) if (known === action) move(known);
  }
  return table;
}

/** Plays the cards out in their order: player, dealer, player, dealer's hidden one, then as they are drawn. */
function playOut({ drawn: { cards }, steps }: Pick<Round, 'drawn' | 'steps'>) {
  const left = cards.values();
  const draw = (): number => left.next().value ?? 0;
  const [first, up, second, hidden] = [draw(), draw(), draw(), draw()];
  const open = playHands([first, second], [up], steps, draw);
  const table = { ...open, dealer: [up, hidden] };
  if (!isBlackjack(table, 'dealer') && inPlay(open) >= 0) return { table: open, isOver: false };
  const isInPlay = !isBlackjack(table, 'player') && table.hands.some((hand) => totalOf(hand).total <= MOST_POINTS);
  if (isInPlay) while (totalOf(table.dealer).total < DEALER_STANDS) table.dealer.push(draw());
  return { table, isOver: true };
}

export const blackjack: Kind<Choice, Drawn, BlackjackOutcome> = {
  name: 'blackjack',
  rtp: BLACKJACK_RTP,
  isLasting: true,
  ...BLACKJACK_WIRE,
  mostFloats: () => MOST_CARDS,
  draw: (_choice, floats) => ({ cards: Array.from({ length: MOST_CARDS }, () => drawCard(floats)) }),
  resultAt({ stakeCents, ...round }) {
    const { table, isOver } = playOut(round);
    const stakes = stakesOf(table);
    const returned = isOver ? returnsOf(table).reduce((sum, each) => sum + each, 0) : 0;
    const multiplier = Math.floor(returned / stakes);
    if (stakeCents === undefined) return { isOver, multiplier };
    return { isOver, multiplier, winMinor: returned === 0 ? 0 : winOf(stakeCents / stakes, returned) };
  },
  stakes: (round) => stakesOf(playOut(round).table),
  allows: (round, { action }) => legalMoves(playOut(round).table).some((move) => move === action),
  // The player has seen cards, so a bet cannot be taken back.
  isUntouched: () => false,
  dueAt: ({ createdAt }) => Date.parse(createdAt) + ABANDONED_MS,
  outcomeOf(round, { isOver }) {
    const { table } = playOut(round);
    return isOver ? table : { ...table, dealer: table.dealer.slice(0, 1) };
  },
  replay: ({ choice, outcome: { moves }, stake }, drawn) =>
    replaySteps(
      blackjack,
      { choice, drawn, stakeCents: stake === undefined ? undefined : nearestMinor(stake) },
      moves.map((action) => ({ action })),
    ),
};
