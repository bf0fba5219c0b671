import { type Face, type Shape, WIDE } from '../../bets/Face.ts';
import { letterOf, rankOf } from '../../fair/index.ts';
import { HILO_WIRE, type HiloMove, type HiloOutcome, isRight } from '../rules/index.ts';

const cardAt = (x: number, card: number): Shape[] => [
  { tag: 'rect', look: 'paper', x, y: 6, width: 34, height: 48, rx: 5 },
  { tag: 'text', look: 'ink', x: x + 17, y: 40, children: letterOf(card) },
];

/** An arrow points up or down, and a dash stands for a card that was skipped. */
const SIGNS: Readonly<Record<HiloMove, string>> = {
  higher: 'M42 38h16l-8-20Z',
  lower: 'M42 22h16l-8 20Z',
  skip: 'M42 27h16v6H42Z',
};

/** The last two cards, and between them what was said: green where it was right, red where it was wrong. */
export const hiloFace: Face<object, HiloOutcome> = {
  ...HILO_WIRE,
  picture({ outcome: { cards, moves } }) {
    const move = moves.at(-1);
    const [before = 0, last = 0] = cards.slice(-2);
    if (move === undefined) return { viewBox: WIDE, shapes: cardAt(33, before) };
    const look = move === 'skip' ? 'plain' : isRight(before, last, move) ? 'good' : 'badStrong';
    return {
      viewBox: WIDE,
      shapes: [...cardAt(4, before), { tag: 'path', look, d: SIGNS[move] }, ...cardAt(62, last)],
    };
  },
  words({ outcome: { cards, moves }, status, win }) {
    const guesses = moves.filter((move) => move !== 'skip').length;
    if (status !== 'settled') return [{ id: 'bets.hilo.open', values: { count: guesses } }];
    if (win > 0) return [{ id: 'bets.hilo.paid', values: { count: guesses } }];
    const [before = 0, last = 0] = cards.slice(-2).map(rankOf);
    return [{ id: 'bets.hilo.lost', values: { count: guesses - 1, guess: moves.at(-1), before, last } }];
  },
};
