import type { Model } from '../Model.ts';

/** Five reels with 243 ways, and free games that count three times, on reels with more wilds. */
export const ways: Model = {
  rtp: 0.9605,
  volatility: 3,
  hitRate: 0.288,
  maxWin: 3000,
  rows: 3,
  strips: [
    '2QQAAQ55K446KS552233QQK113664AAKK6A',
    '5AAKKK3W55KK2S6QAAQ12266AQQ536W3Q4441',
    '6SW55663Q44KWQQAASKKQ3KK26QA32114255AA',
    '3445622KKQQ6KA3AAW5AA55S1KK662QQW134Q',
    '33265KK43QQA44KK51AAAA56Q2K2QQ616S5',
  ],
  by: 'ways',
  counts: [3, 4, 5],
  pays: {
    '1': [100, 375, 1500],
    '2': [80, 230, 770],
    '3': [65, 180, 570],
    '4': [50, 155, 470],
    '5': [39, 105, 310],
    '6': [31, 90, 260],
    A: [20, 50, 155],
    K: [16, 39, 130],
    Q: [13, 31, 105],
  },
  scatters: { counts: [3, 4, 5], pays: [200, 1000, 5000], freeSpins: [10, 15, 20] },
  free: {
    factor: 3,
    most: 60,
    strips: [
      'SKKQQ4AA6511Q3312Q444KK326665AA255',
      'SW5331344QQKA6A4KK5511W2Q2266W5Q6AAK4',
      'AAQQK2QQ1SA3W5566116W44KKK223AW446S553',
      '1222W44AAQQK55KKQ66AWK33S4415A663W15Q',
      'S143342266665555AAQQ3QQ44KK2AAKK11',
    ],
  },
};
