import { table } from '../table.ts';
import type { GridFigures } from './gridPage.ts';
import type { GridComparison } from './measureGrid.ts';

const LINES: readonly (readonly [text: string, name: keyof GridFigures])[] = [
  ['from the list to painted cards, ms', 'mountMs'],
  ['time between frames while scrolling, p95, ms', 'scrollP95Ms'],
  ['from a key to the next paint, median, ms', 'keyMedianMs'],
  ['from a key to the next paint, worst, ms', 'keyWorstMs'],
  ['elements on the page', 'nodes'],
  ['elements while scrolling, most', 'mostNodes'],
];

/** The ratios first: single times depend on the machine. */
export const gridTable = ({ games, small, plain }: GridComparison): string =>
  table(
    ['All games', 'games / plain list', 'small tiles / plain list', 'games', 'small tiles', 'plain list'],
    LINES.map(([text, name]) => [
      text,
      (games[name] / plain[name]).toFixed(2),
      (small[name] / plain[name]).toFixed(2),
      Math.round(games[name]),
      Math.round(small[name]),
      Math.round(plain[name]),
    ]),
  );
