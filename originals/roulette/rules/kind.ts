import { nearestMinor } from '../../../contract/money.ts';
import { type Floats, instantKind } from '../../fair/index.ts';
import { atRiskOf, type Chip, drawNumber, ROULETTE_NUMBERS, ROULETTE_RTP, stakeOf, winWith } from './roulette.ts';
import { ROULETTE_WIRE, type RouletteChoice } from './wire.ts';

/** The chips of a choice, with their stakes in minor units. */
export const chipsOf = ({ bets }: RouletteChoice): Chip[] =>
  bets.map(({ on, stake }) => ({ on, stake: nearestMinor(stake) }));

/** Says what the chips win with a number, exactly; the multiplier is of the whole stake, cut to hundredths. */
export function playRoulette(choice: RouletteChoice, floats: Floats) {
  const chips = chipsOf(choice);
  const number = drawNumber(floats);
  const winMinor = winWith(chips, number);
  return { outcome: { number }, multiplier: Math.floor((winMinor * 100) / stakeOf(chips)), winMinor };
}

/** One of the places of each kind: its chance and what it pays are those of the others. */
const PLACES = ['straight:0', 'split:1-2', 'street:1', 'corner:1', 'sixLine:1', 'dozen:1', 'column:1', 'red'] as const;

export const roulette = /* @__PURE__ */ instantKind({
  name: 'roulette',
  rtp: ROULETTE_RTP,
  ...ROULETTE_WIRE,
  mostFloats: () => 1,
  play: playRoulette,
  toWire: (outcome) => outcome,
  parts: {
    totalMinor: (choice: RouletteChoice) => stakeOf(chipsOf(choice)),
    atRiskMinor: (choice: RouletteChoice) => atRiskOf(chipsOf(choice)),
  },
  tables: () =>
    PLACES.map((on) => {
      const chips = [{ on, stake: 1 }];
      const numbers = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);
      return {
        choice: { bets: chips },
        pays: numbers.map((number) => winWith(chips, number) * 100),
        chances: numbers.map(() => 1 / ROULETTE_NUMBERS),
      };
    }),
});
