import type { LineSymbol } from './symbols.ts';

/** Pays for three, four and five of a kind from the left, in line stakes. */
export const LINE_PAYS: Readonly<Record<LineSymbol, readonly [number, number, number]>> = {
  1: [50, 200, 1000],
  2: [40, 120, 400],
  3: [25, 80, 250],
  4: [20, 60, 200],
  5: [15, 45, 150],
  6: [15, 40, 120],
  A: [10, 30, 100],
  K: [8, 25, 80],
  Q: [5, 20, 75],
};

/** Pays for three, four and five scatters anywhere, in total stakes. */
export const SCATTER_PAYS: readonly [number, number, number] = [2, 10, 100];

/** Free spins for three, four and five scatters; free spins can win more. */
export const FREE_SPINS: readonly [number, number, number] = [8, 12, 20];

/** A round has no more free spins than this, however many are won. */
export const MOST_FREE_SPINS = 100;

/** The factor for every win of a free spin. */
export const FREE_SPIN_FACTOR = 2;

/** The long-term return to player, with free spins. A test compares it with `exactRtp`. */
export const SLOT_RTP = 0.9643;
