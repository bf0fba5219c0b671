import { type Face, WIDE } from '../../bets/Face.ts';
import { DICE_WIRE } from '../rules/index.ts';
import type { DiceChoice } from '../rules/index.ts';

/** A line from 0 to 100 with the winning side, and where the roll came down. */
export const diceFace: Face<DiceChoice, { roll: number }> = {
  ...DICE_WIRE,
  picture({ choice: { side, target }, outcome: { roll }, win }) {
    const [from, to] = side === 'over' ? [target, 100] : [0, target];
    return {
      viewBox: WIDE,
      shapes: [
        { tag: 'rect', look: 'bad', x: 0, y: 26, width: 100, height: 8, rx: 4 },
        { tag: 'rect', look: 'good', x: from, y: 26, width: to - from, height: 8, rx: 4 },
        { tag: 'path', look: win > 0 ? 'gold' : 'soft', strokeWidth: 3, d: `M${roll} 24l-7-13h14ZM${roll} 36v14` },
      ],
    };
  },
  words: ({ choice: { side, target }, outcome: { roll } }) => [
    { id: `bets.dice.${side}`, values: { roll: { exact: roll }, target } },
  ],
};
