import type { Model } from '../Model.ts';

/** Three reels and five lines as on the first machines; each wild doubles. */
export const classic: Model = {
  rtp: 0.9505,
  volatility: 2,
  hitRate: 0.203,
  maxWin: 1000,
  rows: 3,
  strips: ['W6A42A4135A5652A3452A14A636', '6246A43A35262435A1A5645A1WA', '53A643W4156A23A1264A54A265A'],
  by: 'lines',
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  counts: [3],
  pays: { '1': [1500], '2': [500], '3': [380], '4': [250], '5': [200], '6': [150], A: [100] },
  wildFactor: 2,
};
