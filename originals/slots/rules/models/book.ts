import type { Model } from '../Model.ts';
import { lines } from './lines.ts';

/** The book is wild and scatter; one symbol of the free games fills whole reels. */
export const book: Model = {
  rtp: 0.9615,
  volatility: 5,
  hitRate: 0.254,
  maxWin: 5000,
  rows: 3,
  strips: [
    'K253KQ56K3645SK32QA1QKA45Q642A6413Q5KA6SAQ',
    '3K53416563Q54A6Q25A4KQAQ3154A6KS2Q2KA6KQK',
    'K6Q6A132K56K6Q64QAS2QA5A354K3K41524AQSKQ35',
    'KQK2AQ6353KAQ53152Q6K6QK4A5A64SA46Q5K3421',
    '1AK6S64A5K54K3A6A36425SQ5QA563Q4Q1QKQK2K32',
  ],
  by: 'lines',
  lines: lines.lines ?? [],
  counts: [3, 4, 5],
  pays: {
    '1': [500, 5000, 25000],
    '2': [200, 1950, 9800],
    '3': [150, 500, 3750],
    '4': [150, 500, 3750],
    '5': [100, 250, 1500],
    '6': [100, 250, 1500],
    A: [25, 200, 750],
    K: [25, 120, 480],
    Q: [25, 125, 500],
  },
  scatters: { counts: [3, 4, 5], pays: [200, 2000, 20000], freeSpins: [10, 10, 10], areWild: true },
  free: { factor: 1, most: 50, expands: true },
};
