import type { Model } from '../Model.ts';
import { lines } from './lines.ts';

/** Six coins hold the reels and turn every other place again; four fixed prizes. */
export const hold: Model = {
  rtp: 0.9588,
  volatility: 3,
  hitRate: 0.234,
  maxWin: 2000,
  rows: 3,
  strips: [
    'KQK4C645C5QKQ353C6CQK2Q6K652Q4QC1KCK13QC',
    '15CQ6164K64QWCQK6WQ4CQKC2K5QKC3QCK3QK2535C',
    '2Q53K5Q5KQC5CQK31CKQ14CQ4KWK6C6WC26C4Q63QK',
    'K3541Q4QW1Q5K2WKC2CKCK6QK6C63Q5C4Q5KQC3QC6',
    '35Q4KQKCQ356C46C14Q6CK5CQK16CKWQ23KQW25KCQ',
  ],
  by: 'lines',
  lines: lines.lines ?? [],
  counts: [3, 4, 5],
  pays: {
    '1': [800, 3200, 16000],
    '2': [600, 2000, 8000],
    '3': [480, 1200, 4800],
    '4': [400, 1000, 4000],
    '5': [320, 800, 2800],
    '6': [320, 800, 2400],
    K: [120, 320, 1000],
    Q: [80, 200, 600],
  },
  coins: {
    least: 6,
    respins: 3,
    of: 4000,
    values: [
      { pays: 100, weight: 96 },
      { pays: 200, weight: 56 },
      { pays: 300, weight: 34 },
      { pays: 500, weight: 22 },
      { pays: 1000, weight: 5 },
      { pays: 1500, weight: 12, name: 'mini' },
      { pays: 5000, weight: 4, name: 'minor' },
      { pays: 20000, weight: 1, name: 'major' },
    ],
    full: 100000,
  },
};
