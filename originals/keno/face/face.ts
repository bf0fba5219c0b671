import { boardOf, type Face, type Look } from '../../bets/Face.ts';
import { hitsOf, KENO_WIRE, KENO_NUMBERS, type KenoChoice, type KenoOutcome } from '../rules/index.ts';

const COLUMNS = 8;
const NUMBERS = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);

/** The card: hits green, picked numbers that did not come gold, others that came red. */
export const kenoFace: Face<KenoChoice, KenoOutcome> = {
  ...KENO_WIRE,
  picture({ choice: { numbers }, outcome: { drawn } }) {
    const lookOf = (number: number): Look => {
      if (numbers.includes(number)) return drawn.includes(number) ? 'good' : 'gold';
      return drawn.includes(number) ? 'bad' : 'plain';
    };
    return boardOf(NUMBERS.map(lookOf), COLUMNS);
  },
  words: ({ choice, outcome }) => [
    { id: 'bets.keno.hits', values: { hits: hitsOf(choice, outcome).length, picks: choice.numbers.length } },
  ],
};
