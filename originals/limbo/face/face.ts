import { type Face, WIDE } from '../../bets/Face.ts';
import { LIMBO_WIRE } from '../rules/index.ts';

const WIDTH = 100;
/** The picture ends at 100×, on a scale on which each step is ten times the last one. */
const SCALE = 2;

const placeOf = (multiplier: number): number => Math.min(WIDTH, (Math.log10(multiplier) / SCALE) * WIDTH);

/** A line of multipliers: green from the target on, and where the result came to. */
export const limboFace: Face<{ target: number }, { result: number }> = {
  ...LIMBO_WIRE,
  picture({ choice: { target }, outcome: { result }, win }) {
    const [from, at] = [placeOf(target), placeOf(result)];
    return {
      viewBox: WIDE,
      shapes: [
        { tag: 'rect', look: 'bad', x: 0, y: 26, width: WIDTH, height: 8, rx: 4 },
        { tag: 'rect', look: 'good', x: from, y: 26, width: WIDTH - from, height: 8, rx: 4 },
        { tag: 'path', look: win > 0 ? 'gold' : 'soft', strokeWidth: 3, d: `M${at} 24l-7-13h14ZM${at} 36v14` },
      ],
    };
  },
  words: ({ choice: { target }, outcome: { result }, win }) => [
    {
      id: win > 0 ? 'bets.limbo.reached' : 'bets.limbo.missed',
      values: { result: { times: result }, target: { times: target } },
    },
  ],
};
