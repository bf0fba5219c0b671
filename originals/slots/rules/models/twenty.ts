import type { Model } from '../Model.ts';
import { lines } from './lines.ts';

/** The reels of the ten lines with twenty: more and smaller wins. It pays back less, so that it can feed jackpots. */
export const twenty: Model = {
  ...lines,
  rtp: 0.9537,
  volatility: 3,
  hitRate: 0.397,
  lines: [
    ...(lines.lines ?? []),
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 0, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [0, 2, 0, 2, 0],
  ],
  pays: {
    '1': [250, 1_000, 5_000],
    '2': [200, 600, 2_000],
    '3': [125, 400, 1_250],
    '4': [100, 300, 1_000],
    '5': [75, 225, 750],
    '6': [75, 200, 600],
    A: [50, 150, 500],
    K: [40, 120, 400],
    Q: [20, 100, 300],
  },
};
