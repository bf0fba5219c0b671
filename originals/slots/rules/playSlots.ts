// A round is a paid spin and all its free spins, decided together. Multipliers are integer hundredths of the stake.
import { scaled, type Floats } from '../../fair/index.ts';
import { evaluate, gridOf, type SlotsSpin } from './evaluate.ts';
import { MOST_FREE_SPINS, REEL_STRIPS } from './paytable.ts';

export interface SlotsOutcome {
  /** The stop of each reel in the paid spin. */
  stops: number[];
  freeSpins: { stops: number[]; multiplier: number }[];
  /** The multiplier of the paid spin alone. */
  baseMultiplier: number;
}

/** The most floats a round can use: one a reel, for the paid spin and each free spin. */
export const MOST_SLOTS_FLOATS = REEL_STRIPS.length * (1 + MOST_FREE_SPINS);

/** The spins of a round in order, with free spins up to the limit; `stopsOf` tells the stops of each. */
function spinAll(stopsOf: (index: number) => readonly number[]): SlotsSpin[] {
  const spins: SlotsSpin[] = [];
  let granted = 0;
  for (let index = 0; index <= granted; index += 1) {
    const spin = evaluate(gridOf(stopsOf(index)), index > 0);
    const freeSpins = Math.min(spin.freeSpins, MOST_FREE_SPINS - granted);
    granted += freeSpins;
    spins.push({ ...spin, freeSpins });
  }
  return spins;
}

/** Stops each reel at a uniformly random place, with one float. */
const drawStops = (floats: Floats): number[] => REEL_STRIPS.map((strip) => scaled(floats(), strip.length));

export function playSlots(floats: Floats): { outcome: SlotsOutcome; multiplier: number } {
  const stops: number[][] = [];
  const spins = spinAll(() => {
    const drawn = drawStops(floats);
    stops.push(drawn);
    return drawn;
  });
  const [base, ...free] = spins.map(({ multiplier }, index) => ({ stops: stops[index] ?? [], multiplier }));
  return {
    outcome: { stops: base?.stops ?? [], freeSpins: free, baseMultiplier: base?.multiplier ?? 0 },
    multiplier: spins.reduce((sum, { multiplier }) => sum + multiplier, 0),
  };
}

/** The spins of a round with their symbols and wins, computed again from its stops. Throws RangeError on bad stops. */
export const slotsSpinsOf = ({ stops, freeSpins }: Pick<SlotsOutcome, 'stops' | 'freeSpins'>): SlotsSpin[] =>
  spinAll((index) => (index === 0 ? stops : (freeSpins[index - 1]?.stops ?? [])));
