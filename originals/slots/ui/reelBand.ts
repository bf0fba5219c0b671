import { scaled, type Floats } from '../../fair/index.ts';
import { h } from '../../kit/dom';
import type { Model, SlotSymbol } from '../rules/index.ts';
import type { SymbolArt } from './symbolArt';

export type ReelBand = ReturnType<typeof createReelBand>;

/** Symbols that pass on the first reel, and how many more on each later reel, so that all are about equally fast. */
const PASSING = 9;
const PASSING_MORE = 3;
/** One cell above the final position, visible when the band overruns it. */
const LEAD = 1;
/** How far the band overruns before it springs back, in cells. */
const OVERRUN = 0.22;
const SPRING_MS = 160;
/** The speed of the turning before the symbols are known. */
const MS_PER_CELL = 45;

type Cell = ReturnType<typeof createCell>;

function createCell(art: SymbolArt) {
  const image = h('img', { alt: '', draggable: 'false' });
  const element = h('div', {}, image);
  return {
    element,
    set(symbol: SlotSymbol) {
      if (element.className === `cell cell${symbol}`) return;
      element.className = `cell cell${symbol}`;
      image.src = art[symbol];
    },
  };
}

/** A position of a band with `count` cells. Percentages work at every size. */
const placeOf = (count: number) => (cells: number) => `translateY(${(-cells / count) * 100}%)`;

/** The band from top to bottom, again and again: its last cells look like those in view. */
function turnFrames(count: number, rows: number): Keyframe[] {
  const at = placeOf(count);
  return [{ transform: at(count - rows) }, { transform: at(LEAD) }];
}

function rollFrames(count: number, rows: number, durationMs: number): Keyframe[] {
  const at = placeOf(count);
  return [
    { transform: at(count - rows), easing: 'cubic-bezier(.3,.1,.4,1)' },
    { transform: at(LEAD - OVERRUN), offset: 1 - Math.min(0.2, SPRING_MS / durationMs), easing: 'ease-out' },
    { transform: at(LEAD) },
  ];
}

/** One reel, moved by transforms only, which the compositor does. A spin changes only the cells at the ends. */
export function createReelBand({ strips, rows }: Model, reel: number, art: SymbolArt, floats: Floats) {
  const strip = [...(strips[reel] ?? '')] as SlotSymbol[];
  const passing = PASSING + reel * PASSING_MORE;
  const cells = Array.from({ length: LEAD + rows + passing + rows }, () => createCell(art));
  const band = h('div', { class: 'reelBand' }, ...cells.map((cell) => cell.element));
  const inView = cells.slice(LEAD, LEAD + rows);
  const start = scaled(floats(), strip.length);
  let resting: readonly SlotSymbol[] = [];
  let animation: Animation | undefined;
  let turning: Animation | undefined;
  const fill = (from: readonly Cell[], symbols: readonly SlotSymbol[]): void =>
    from.forEach((cell, index) => cell.set(symbols[index] ?? 'Q'));
  const show = (symbols: readonly SlotSymbol[]): void => {
    resting = symbols;
    fill(inView, symbols);
  };
  const halt = (): void => {
    turning?.cancel();
    turning = undefined;
  };
  cells.forEach((cell, index) => cell.set(strip[(start + index) % strip.length] ?? 'Q'));
  band.style.transform = `translateY(${(-LEAD / cells.length) * 100}%)`;
  return {
    element: h('div', { class: 'reel' }, band),
    show,
    /** Turns until the symbols are known. */
    turn() {
      fill(cells.slice(-rows), resting);
      turning = band.animate(turnFrames(cells.length, rows), { duration: passing * MS_PER_CELL, iterations: Infinity });
    },
    /** Ends the turning without new symbols. */
    halt,
    /** Turns for `durationMs` and stops on the symbols. */
    roll(symbols: readonly SlotSymbol[], durationMs: number, onRest: () => void) {
      halt();
      fill(cells.slice(-rows), resting);
      show(symbols);
      animation = band.animate(rollFrames(cells.length, rows, durationMs), durationMs);
      animation.onfinish = () => {
        animation = undefined;
        onRest();
      };
    },
    /** Symbols in new places come down into them, by so many cells each. */
    fall(symbols: readonly SlotSymbol[], drops: readonly number[], durationMs: number) {
      show(symbols);
      inView.forEach(({ element }, row) => {
        const drop = drops[row] ?? 0;
        const from = { transform: `translateY(${-drop * 100}%)`, easing: 'cubic-bezier(.5,0,.8,.6)' };
        if (drop > 0)
          element.animate([from, { transform: 'none' }], { duration: durationMs, delay: reel * 25, fill: 'backwards' });
      });
    },
    /** Symbols that change where they are. */
    change(symbols: readonly SlotSymbol[], durationMs: number) {
      const before = resting;
      show(symbols);
      inView.forEach(({ element }, row) => {
        if (before[row] !== symbols[row])
          element.animate([{ transform: 'scaleY(0)' }, { transform: 'none' }], {
            duration: durationMs,
            easing: 'ease-out',
          });
      });
    },
    stop: () => animation?.finish(),
    /** The visible cells after a stop, from the top. */
    cells: () => inView.map((cell) => cell.element),
  };
}
