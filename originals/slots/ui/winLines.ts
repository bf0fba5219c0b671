import type { Clock } from '../../kit/clock';
import { s } from '../../kit/dom';
import type { Frame, Model, SlotsWin } from '../rules/index.ts';
import type { ReelBand } from './reelBand';

const CELL = 100;
const ALL_MS = 1400;
const EACH_MS = 1100;
const LINE_COLOURS = [
  '#ffe14d',
  '#4de1ff',
  '#ff6bd0',
  '#7dff6b',
  '#ff9c4d',
  '#b48cff',
  '#ff5c5c',
  '#5cffd0',
  '#fff',
  '#ffc9f0',
];

/** The points of a payline through the cell centres, from edge to edge. */
export function linePoints(rows: readonly number[]): string {
  const y = (reel: number): number => ((rows[reel] ?? 0) + 0.5) * CELL;
  const centres = rows.map((_, reel) => `${(reel + 0.5) * CELL},${y(reel)}`);
  return [`0,${y(0)}`, ...centres, `${rows.length * CELL},${y(rows.length - 1)}`].join(' ');
}

function drawLine(rows: readonly number[], line: number): SVGGElement {
  const points = linePoints(rows);
  return s(
    'g',
    { stroke: LINE_COLOURS[line], class: 'winLine' },
    s('polyline', { points, class: 'winLineGlow' }),
    s('polyline', { points, class: 'winLineCore' }),
  );
}

export function createWinLines(
  bands: readonly ReelBand[],
  { lines = [], rows }: Model,
  clock: Clock,
  isStill: boolean,
) {
  const element = s('svg', {
    class: 'winLines',
    viewBox: `0 0 ${bands.length * CELL} ${rows * CELL}`,
    preserveAspectRatio: 'none',
  });
  let cancel = (): void => undefined;
  const mark = (wins: readonly SlotsWin[]): void => {
    const winning = new Set(wins.flatMap(({ cells }) => cells));
    bands.forEach((band, reel) =>
      band.cells().forEach((cell, row) => {
        const isWin = winning.has(reel * rows + row);
        cell.classList.toggle('isWin', isWin);
        cell.classList.toggle('isDim', winning.size > 0 && !isWin);
      }),
    );
    const drawn = wins.flatMap(({ line }) => (line === undefined ? [] : [drawLine(lines[line] ?? [], line)]));
    element.replaceChildren(...drawn);
  };
  const showOne = (wins: readonly SlotsWin[], index: number): void => {
    mark(wins.slice(index % wins.length).slice(0, 1));
    cancel = clock.after(EACH_MS, () => showOne(wins, index + 1));
  };
  return {
    element,
    /** Marks the winning cells and draws all winning lines, then one win after another. */
    show({ wins }: Pick<Frame, 'wins'>) {
      cancel();
      mark(wins);
      if (wins.length > 1 && !isStill) cancel = clock.after(ALL_MS, () => showOne(wins, 0));
    },
    clear() {
      cancel();
      mark([]);
    },
  };
}
