/** `1` to `6` are the symbols of the theme, most valuable first; A, K, Q the cards; W is wild, S the scatter. */
export const LINE_SYMBOLS = ['1', '2', '3', '4', '5', '6', 'A', 'K', 'Q'] as const;

export type LineSymbol = (typeof LINE_SYMBOLS)[number];
export type SlotSymbol = LineSymbol | 'W' | 'S';

export const REELS = 5;
export const ROWS = 3;

/** Five reels, each with three symbols from the top. */
export type Grid = readonly (readonly SlotSymbol[])[];

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

/** The row (0 at the top) of each of the ten lines on each reel. */
export const PAYLINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** The five reels as endless bands. Wild is on the middle three only; no reel shows two scatters at once. */
export const REEL_STRIPS: readonly (readonly SlotSymbol[])[] = [
  '34K235SKQAK6546AQ35621Q1A46QA5QK',
  '4W1Q456QSKA361Q64K5WK2KAQ3WA25A632',
  'Q36SKAQ512WAKQ26QW465K643A4A53KW12S5',
  '43SA42QK1WQ63K5156QWA453K52QAK2WQ6A',
  '2431KA5A6KQ53KA6464QSQK1K6352QAQ',
].map((strip) => [...strip] as SlotSymbol[]);
