import type { ModelComparison } from '../ModelComparison.ts';

/** A call comes once, or three times at the same moment. */
export const timesOf = ({ random }: ModelComparison): number => (random.chance(0.25) ? 3 : 1);

export const atOnce = <T>(times: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, ask));
