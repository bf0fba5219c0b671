import { mix } from '../../../contract/colour.ts';
import { h, s } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import { shortOf } from '../../kit/play/tableGame';
import type { PlinkoOutcome } from '../rules/index.ts';
import type en from './messages/en.json';

/** Units of the drawing: a slot is ten wide, and so are two pegs of a row apart. */
const STEP = 10;
const [TOP, BELOW] = [8, 5] as const;
/** Rows are so far from each other: as far as the board has height, within these bounds. */
const [FLATTEST, STEEPEST] = [2.6, 12] as const;
/** The slots take so much of the height: units of the drawing, and pixels where letters are at their least size. */
const SLOTS = { units: 10, px: 36 } as const;
const BALL = 3.3;
/** The ball falls for so long from one row to the next. */
const ROW_MS = 105;
const [EDGE, MIDDLE] = ['#ff4d6a', '#ffd23f'] as const;

interface Point {
  x: number;
  y: number;
}

/** Where rows are flat, the ball is small enough to fall between them. */
const ballOf = (down: number): number => Math.min(BALL, down * 0.6);

/** The ball touches these points: the peg of each row, then its slot. */
function pointsOf({ path }: PlinkoOutcome, down: number): Point[] {
  const middle = ((path.length + 1) * STEP) / 2;
  let rights = 0;
  return [...path, ''].map((side, row) => {
    const fallen = Math.min(row * down, (path.length - 1) * down + BELOW);
    const point = { x: middle + (rights - row / 2) * STEP, y: TOP + fallen - ballOf(down) - 1.4 };
    if (side === 'R') rights += 1;
    return point;
  });
}

const at = ({ x, y }: Point, easing?: string): Keyframe => ({
  transform: `translate(${x}px, ${y}px)`,
  ...(easing && { easing }),
});

/** The ball hops off each peg towards the next one. */
function fallOf(points: readonly Point[]): Keyframe[] {
  const [first] = points as [Point];
  const hops = points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to) return [at(from)];
    const top = { x: from.x + (to.x - from.x) * 0.4, y: from.y - Math.min(2.4, (to.y - from.y) / 3) };
    return [at(from, 'ease-out'), at(top, 'ease-in')];
  });
  return [at({ x: first.x, y: -8 }, 'ease-in'), ...hops];
}

/** The pegs, the slots below them with what they pay, and the balls that fall. */
export function createBoardView({ clock, sound, format, isMotionReduced }: GameEnvironment, t: Translate<typeof en>) {
  const drawing = s('svg', { class: 'pegs', 'aria-hidden': 'true' });
  const row = h('ol', { class: 'slots', role: 'list', 'aria-label': t('pays') });
  const element = h('div', { class: 'board' }, h('div', { class: 'drop' }, drawing, row));
  let slots: HTMLElement[] = [];
  let down = STEP;

  function slotOf(multiplier: number, slot: number, rows: number): HTMLElement {
    const item = h('li', { class: 'slot' }, h('span', {}, shortOf(format, multiplier)));
    item.style.setProperty('--far', mix(MIDDLE, EDGE, Math.abs(slot - rows / 2) / (rows / 2)));
    return item;
  }

  /** Rows as far from each other as the height of the board lets them. */
  function drawPegs(): void {
    const rows = slots.length - 1;
    const units = slots.length * STEP + 4;
    const high = (units * element.clientHeight) / element.clientWidth;
    const slotsHigh = Math.max(SLOTS.units, (SLOTS.px * units) / element.clientWidth);
    down = Math.min(STEEPEST, Math.max(FLATTEST, (high - TOP - BELOW - slotsHigh) / (rows - 1))) || STEP;
    const tall = TOP + (rows - 1) * down + BELOW;
    drawing.setAttribute('viewBox', `-2 -3 ${units} ${tall}`);
    element.style.setProperty('--units', String(units));
    element.style.setProperty('--tall', String(tall));
    const middle = (slots.length * STEP) / 2;
    const pegOf = (line: number, peg: number): SVGElement =>
      s('circle', { class: 'peg', cx: middle + (peg - 1 - line / 2) * STEP, cy: TOP + line * down, r: 1.3 });
    const lines = Array.from({ length: rows }, (_, line) =>
      Array.from({ length: line + 3 }, (__, peg) => pegOf(line, peg)),
    );
    drawing.replaceChildren(...lines.flat(), ...drawing.querySelectorAll('.ball'));
  }

  function land(slot: number, isWin: boolean): void {
    for (const each of slots) each.classList.remove('isHit', 'isWin');
    const hit = slots[slot];
    // The class that comes back starts its movement again, but only after the browser has seen it gone.
    void hit?.getBoundingClientRect();
    hit?.classList.add('isHit', ...(isWin ? ['isWin'] : []));
  }

  if (typeof ResizeObserver === 'function') new ResizeObserver(drawPegs).observe(element);
  return {
    element,
    /** Draws the board for the multipliers of its slots. */
    setPays(pays: readonly number[]) {
      const rows = pays.length - 1;
      element.dataset['rows'] = String(rows);
      slots = pays.map((multiplier, slot) => slotOf(multiplier, slot, rows));
      row.replaceChildren(...slots);
      drawPegs();
    },
    wait: () => undefined,
    rest: () => undefined,
    /** A ball falls along the path and calls back in its slot, at once with reduced motion. */
    show(outcome: PlinkoOutcome, isWin: boolean, onRest: () => void): void {
      const end = (): void => {
        land(outcome.slot, isWin);
        onRest();
      };
      if (isMotionReduced) return end();
      const points = pointsOf(outcome, down);
      const ball = s('circle', { class: 'ball', r: ballOf(down) });
      drawing.append(ball);
      const duration = points.length * ROW_MS;
      ball.animate?.(fallOf(points), { duration, fill: 'forwards' });
      for (let row = 0; row < outcome.path.length; row += 1) clock.after((row + 1) * ROW_MS, () => sound.play('tick'));
      clock.after(duration, () => {
        ball.remove();
        end();
      });
    },
  };
}
