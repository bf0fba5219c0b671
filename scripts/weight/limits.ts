import type { Weight } from './weigh.ts';

/** The most that the project may weigh, close to its weight of today. A change may lower a limit and never raises one without a reason here. */
export const LIMITS: { readonly [Name in keyof Weight]: { atMost: number } | { atLeast: number } } = {
  'files of src': { atMost: 456 },
  'files of server/src': { atMost: 394 },
  'median lines of a file of src': { atLeast: 50 },
  'median lines of a file of server/src': { atLeast: 43 },
  'percent of tiny files in src': { atMost: 15 },
  'lines of the longest file': { atMost: 300 },
  'lines of code of the product': { atMost: 52_110 },
  'fragments of comments': { atMost: 238 },
  repeats: { atMost: 67 },
};
