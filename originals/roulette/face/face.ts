import { type Face, type Look, type Shape } from '../../bets/Face.ts';
import { colourOf, numbersOf, ROULETTE_NUMBERS, ROULETTE_WIRE } from '../rules/index.ts';
import type { RouletteChoice, RouletteOutcome } from '../rules/index.ts';

const FIELD = 12;
/** A chip on more numbers than a six line lies beside them. */
const INSIDE = 6;

/** The field of a number on the table across: zero is as high as three. */
function fieldOf(number: number, look: Look): Shape {
  const [x, y] = number === 0 ? [0, 0] : [Math.ceil(number / 3), 2 - ((number - 1) % 3)];
  const height = number === 0 ? 3 * FIELD - 2 : FIELD - 2;
  return { tag: 'rect', look, x: 1 + x * FIELD, y: 1 + y * FIELD, width: FIELD - 2, height, rx: 2.5 };
}

/** The table: the number that came is green when it paid and red when not; other numbers with chips are gold. */
export const rouletteFace: Face<RouletteChoice, RouletteOutcome> = {
  ...ROULETTE_WIRE,
  picture({ choice: { bets }, outcome: { number }, win }) {
    const covered = bets.map(({ on }) => numbersOf(on) ?? []).filter(({ length }) => length <= INSIDE);
    const lookOf = (each: number): Look => {
      if (each === number) return win > 0 ? 'good' : 'badStrong';
      return covered.some((numbers) => numbers.includes(each)) ? 'gold' : 'plain';
    };
    return {
      viewBox: `0 0 ${13 * FIELD} ${3 * FIELD}`,
      shapes: Array.from({ length: ROULETTE_NUMBERS }, (_, each) => fieldOf(each, lookOf(each))),
    };
  },
  words: ({ choice: { bets }, outcome: { number } }) => [
    { id: 'bets.roulette.came', values: { number, colour: colourOf(number) } },
    { id: 'bets.roulette.chips', values: { count: bets.length } },
  ],
};
