import type { Model } from '../Model.ts';
import { lines } from './lines.ts';

/** Wilds stay where they are until the free games end. */
export const sticky: Model = {
  rtp: 0.9604,
  volatility: 4,
  hitRate: 0.212,
  maxWin: 5000,
  rows: 3,
  strips: [
    '5QA1S42A5AK34KQ34AS6A6526Q6K43Q5KQ1K136K2Q',
    '6KAK1413Q63S5QK6A3264W2AQ245Q4AWK6515QAK3KQ',
    'K5Q6K3A2K2KA54Q2AW4S5Q613WKQ1A613Q6A4Q5SK364',
    '2KAKA56A5Q4WQA2413Q16K4632KA3K561QKQW5Q43S6',
    '64Q24SK53KQKA146Q5SAK6356Q3AQA412QKA5126K3',
  ],
  by: 'lines',
  lines: lines.lines ?? [],
  counts: [3, 4, 5],
  pays: {
    '1': [500, 2400, 12000],
    '2': [350, 1300, 5300],
    '3': [220, 660, 3100],
    '4': [175, 530, 2650],
    '5': [130, 440, 1750],
    '6': [130, 350, 1300],
    A: [90, 220, 880],
    K: [45, 175, 660],
    Q: [45, 130, 530],
  },
  scatters: { counts: [3, 4, 5], pays: [200, 1000, 5000], freeSpins: [10, 10, 10] },
  free: { factor: 1, most: 30, keepsWilds: true },
};
