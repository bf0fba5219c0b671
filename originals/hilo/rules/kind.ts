import { ABANDONED_MS } from '../../../contract/playTerms.ts';
import { drawCard, type Kind, type KindStep, replaySteps, type RoundSoFar } from '../../fair/index.ts';
import { GREATEST_HILO, type Guess, GUESSES, HILO_RTP, hiloMultiplierOf, isRight, MOST_STEPS, waysOf } from './hilo.ts';
import { HILO_MOVES, type HiloMove, type HiloOutcome, HILO_WIRE } from './wire.ts';

type Choice = Record<never, never>;
type Drawn = { cards: number[] };
type Round = RoundSoFar<Choice, Drawn>;

const isGuess = (move: string): move is Guess => (GUESSES as readonly string[]).includes(move);

const movesOf = (steps: readonly KindStep[]): HiloMove[] =>
  steps.flatMap(({ action }) => HILO_MOVES.filter((move) => move === action));

/** The ways of each guess, in their order. */
export const waysIn = ({ cards, moves }: HiloOutcome): number[] =>
  moves.flatMap((move, index) => (isGuess(move) ? [waysOf(cards[index] ?? 0, move)] : []));

/** How the round stands: the ways of its guesses so far, and whether the last one was wrong. */
function readRound({ drawn: { cards }, steps }: Round) {
  const moves = movesOf(steps);
  const at = (index: number): number => cards[index] ?? 0;
  const ways = waysIn({ cards, moves });
  const isLost = moves.some((move, index) => isGuess(move) && !isRight(at(index), at(index + 1), move));
  return { moves, ways, isLost, card: at(moves.length), seen: cards.slice(0, moves.length + 1) };
}

export const hilo: Kind<Choice, Drawn, HiloOutcome> = {
  name: 'hilo',
  rtp: HILO_RTP,
  isLasting: true,
  ...HILO_WIRE,
  mostFloats: () => MOST_STEPS + 1,
  draw: (_choice, floats) => ({ cards: Array.from({ length: MOST_STEPS + 1 }, () => drawCard(floats)) }),
  resultAt(round) {
    const { isLost, moves, ways } = readRound(round);
    if (isLost) return { isOver: true, multiplier: 0 };
    const isOver = moves.length === MOST_STEPS || round.steps.at(-1)?.action === 'cashOut';
    return { isOver, multiplier: hiloMultiplierOf(ways) };
  },
  allows(round, { action }) {
    const { moves, ways, card } = readRound(round);
    if (action === 'cashOut') return ways.length > 0;
    // The last card of a round without a guess cannot be skipped: nothing would be won or lost.
    if (action === 'skip') return ways.length > 0 || moves.length < MOST_STEPS - 1;
    return isGuess(action) && hiloMultiplierOf([...ways, waysOf(card, action)]) <= GREATEST_HILO;
  },
  isUntouched: (round) => readRound(round).ways.length === 0,
  dueAt: ({ createdAt }) => Date.parse(createdAt) + ABANDONED_MS,
  outcomeOf(round) {
    const { moves, seen } = readRound(round);
    return { cards: seen, moves };
  },
  replay: ({ choice, outcome: { moves } }, drawn) =>
    replaySteps(
      hilo,
      { choice, drawn },
      moves.map((action) => ({ action })),
    ),
};
