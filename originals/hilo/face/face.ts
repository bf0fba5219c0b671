import { type Face, type Shape, WIDE } from '../../bets/Face.ts';
import { rankOf } from '../../fair/index.ts';
import { HILO_WIRE, type HiloOutcome, isRight } from '../rules/index.ts';

/** The picture has room for the newest ones. */
const SHOWN = 5;

/** Each move as an arrow up or down, or as a dash where the card was skipped: right ones green, a wrong one red. */
export const hiloFace: Face<object, HiloOutcome> = {
  ...HILO_WIRE,
  picture({ outcome: { cards, moves } }) {
    const first = Math.max(0, moves.length - SHOWN);
    const shapes = moves.slice(first).map((move, index): Shape => {
      const [left, at] = [2 + index * 20, first + index];
      if (move === 'skip') return { tag: 'rect', look: 'plain', x: left, y: 27, width: 16, height: 6, rx: 3 };
      const look = isRight(cards[at] ?? 0, cards[at + 1] ?? 0, move) ? 'good' : 'badStrong';
      return { tag: 'path', look, d: `M${left} ${move === 'higher' ? '40h16l-8-20Z' : '20h16l-8 20Z'}` };
    });
    return { viewBox: WIDE, shapes };
  },
  words({ outcome: { cards, moves }, status, win }) {
    const guesses = moves.filter((move) => move !== 'skip').length;
    const isLost = status === 'settled' && win === 0;
    const count = isLost ? guesses - 1 : guesses;
    if (!isLost) return [{ id: status === 'open' ? 'bets.hilo.open' : 'bets.hilo.paid', values: { count } }];
    const [before = 0, last = 0] = cards.slice(-2).map(rankOf);
    return [{ id: 'bets.hilo.lost', values: { count, guess: moves.at(-1), before, last } }];
  },
};
