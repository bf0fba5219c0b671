import type { Weight } from './weigh.ts';

/** The most that the project may weigh. A change that needs more makes something else lighter, or says here why it may. */
export const LIMITS: { readonly [Name in keyof Weight]: { atMost: number } | { atLeast: number } } = {
  'files of src': { atMost: 520 },
  'files of server/src': { atMost: 340 },
  'median lines of a file of src': { atLeast: 45 },
  'median lines of a file of server/src': { atLeast: 45 },
  'percent of tiny files in src': { atMost: 12 },
  'lines of the longest file': { atMost: 300 },
  'lines of code of the product': { atMost: 47_000 },
  'fragments of comments': { atMost: 100 },
  repeats: { atMost: 90 },
};
