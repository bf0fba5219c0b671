import type { Clock } from '../../kit/clock';
import { s } from '../../kit/dom';
import { PAYLINES, REELS, ROWS, type LineWin } from '../rules/index.ts';
import type { ReelBand } from './reelBand';
import type { SpinOutcome } from './session';

const CELL = 100;
/** Scatters pay from this many on. */
const LEAST_SCATTERS = 3;
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
export function linePoints(line: number): string {
  const rows = PAYLINES[line] ?? [];
  const y = (reel: number): number => ((rows[reel] ?? 0) + 0.5) * CELL;
  const centres = rows.map((_, reel) => `${(reel + 0.5) * CELL},${y(reel)}`);
  return [`0,${y(0)}`, ...centres, `${REELS * CELL},${y(REELS - 1)}`].join(' ');
}

function drawLine({ line }: LineWin): SVGGElement {
  const points = linePoints(line);
  return s(
    'g',
    { stroke: LINE_COLOURS[line], class: 'winLine' },
    s('polyline', { points, class: 'winLineGlow' }),
    s('polyline', { points, class: 'winLineCore' }),
  );
}

/** The cells of a win as [reel, row]. */
const cellsOf = ({ line, count }: LineWin): [number, number][] =>
  (PAYLINES[line] ?? []).slice(0, count).map((row, reel) => [reel, row]);

function scatterCells({ grid, scatterCount }: SpinOutcome): [number, number][] {
  if (scatterCount < LEAST_SCATTERS) return [];
  return grid.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row): [number, number][] => (symbol === 'S' ? [[reel, row]] : [])),
  );
}

export function createWinLines(bands: readonly ReelBand[], clock: Clock, isStill: boolean) {
  const element = s('svg', {
    class: 'winLines',
    viewBox: `0 0 ${REELS * CELL} ${ROWS * CELL}`,
    preserveAspectRatio: 'none',
  });
  let cancel = (): void => undefined;
  const mark = (cells: readonly (readonly [number, number])[]): void => {
    const winning = new Set(cells.map(([reel, row]) => bands[reel]?.cells()[row]));
    for (const cell of bands.flatMap((band) => band.cells())) {
      cell.classList.toggle('isWin', winning.has(cell));
      cell.classList.toggle('isDim', winning.size > 0 && !winning.has(cell));
    }
  };
  const showOne = (outcome: SpinOutcome, index: number): void => {
    const win = outcome.lineWins[index % outcome.lineWins.length];
    if (!win) return;
    element.replaceChildren(drawLine(win));
    mark(cellsOf(win));
    cancel = clock.after(EACH_MS, () => showOne(outcome, index + 1));
  };
  return {
    element,
    /** Marks the winning cells and draws all winning lines, then one after another. */
    show(outcome: SpinOutcome) {
      cancel();
      element.replaceChildren(...outcome.lineWins.map(drawLine));
      mark([...outcome.lineWins.flatMap(cellsOf), ...scatterCells(outcome)]);
      if (outcome.lineWins.length > 1 && !isStill) cancel = clock.after(ALL_MS, () => showOne(outcome, 0));
    },
    clear() {
      cancel();
      element.replaceChildren();
      mark([]);
    },
  };
}
