import type { Model } from '../Model.ts';

/** Five reels, ten lines, wilds on the middle reels, and free games that count double. No reel shows two scatters at once. */
export const lines: Model = {
  rtp: 0.9643,
  volatility: 3,
  hitRate: 0.279,
  maxWin: 5_000,
  rows: 3,
  strips: [
    '34K235SKQAK6546AQ35621Q1A46QA5QK',
    '4W1Q456QSKA361Q64K5WK2KAQ3WA25A632',
    'Q36SKAQ512WAKQ26QW465K643A4A53KW12S5',
    '43SA42QK1WQ63K5156QWA453K52QAK2WQ6A',
    '2431KA5A6KQ53KA6464QSQK1K6352QAQ',
  ],
  by: 'lines',
  lines: [
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
  ],
  counts: [3, 4, 5],
  pays: {
    1: [500, 2_000, 10_000],
    2: [400, 1_200, 4_000],
    3: [250, 800, 2_500],
    4: [200, 600, 2_000],
    5: [150, 450, 1_500],
    6: [150, 400, 1_200],
    A: [100, 300, 1_000],
    K: [80, 250, 800],
    Q: [50, 200, 750],
  },
  scatters: { counts: [3, 4, 5], pays: [200, 1_000, 10_000], freeSpins: [8, 12, 20] },
  free: { factor: 2, most: 100 },
};
