import { boardOf, type Face, type Look } from '../../bets/Face.ts';
import { colourOf, numbersOf, ROULETTE_WIRE, type RouletteChoice, type RouletteOutcome } from '../rules/index.ts';

const COLUMNS = 13;
/** A chip on more numbers than a six line lies beside them. */
const INSIDE = 6;

/** The table across: the number that came is green when it paid and red when not; other numbers with chips are gold. */
export const rouletteFace: Face<RouletteChoice, RouletteOutcome> = {
  ...ROULETTE_WIRE,
  picture({ choice: { bets }, outcome: { number }, win }) {
    const covered = bets.map(({ on }) => numbersOf(on) ?? []).filter(({ length }) => length <= INSIDE);
    const lookOf = (each: number): Look => {
      if (each === number) return win > 0 ? 'good' : 'badStrong';
      return covered.some((numbers) => numbers.includes(each)) ? 'gold' : 'plain';
    };
    const rows = [0, 1, 2].flatMap((row) =>
      Array.from({ length: COLUMNS }, (_, column) => Math.max(0, column * 3 - row)),
    );
    return boardOf(rows.map(lookOf), COLUMNS);
  },
  words: ({ choice: { bets }, outcome: { number } }) => [
    { id: 'bets.roulette.came', values: { number, colour: colourOf(number) } },
    { id: 'bets.roulette.chips', values: { count: bets.length } },
  ],
};
