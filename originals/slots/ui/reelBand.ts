import { scaled, type Floats } from '../../fair/index.ts';
import { h } from '../../kit/dom';
import { REEL_STRIPS, ROWS, type SlotSymbol } from '../rules/index.ts';
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
function turnFrames(count: number): Keyframe[] {
  const at = placeOf(count);
  return [{ transform: at(count - ROWS) }, { transform: at(LEAD) }];
}

function rollFrames(count: number, durationMs: number): Keyframe[] {
  const at = placeOf(count);
  return [
    { transform: at(count - ROWS), easing: 'cubic-bezier(.3,.1,.4,1)' },
    { transform: at(LEAD - OVERRUN), offset: 1 - Math.min(0.2, SPRING_MS / durationMs), easing: 'ease-out' },
    { transform: at(LEAD) },
  ];
}

/** One reel, moved by transforms only, which the compositor does. A spin changes only the cells at the ends. */
export function createReelBand(reel: number, art: SymbolArt, floats: Floats) {
  const strip = REEL_STRIPS[reel] ?? [];
  const passing = PASSING + reel * PASSING_MORE;
  const cells = Array.from({ length: LEAD + ROWS + passing + ROWS }, () => createCell(art));
  const band = h('div', { class: 'reelBand' }, ...cells.map((cell) => cell.element));
  const inView = cells.slice(LEAD, LEAD + ROWS);
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
      fill(cells.slice(-ROWS), resting);
      turning = band.animate(turnFrames(cells.length), { duration: passing * MS_PER_CELL, iterations: Infinity });
    },
    /** Ends the turning without new symbols. */
    halt,
    /** Turns for `durationMs` and stops on the symbols. */
    roll(symbols: readonly SlotSymbol[], durationMs: number, onRest: () => void) {
      halt();
      fill(cells.slice(-ROWS), resting);
      show(symbols);
      animation = band.animate(rollFrames(cells.length, durationMs), durationMs);
      animation.onfinish = () => {
        animation = undefined;
        onRest();
      };
    },
    stop: () => animation?.finish(),
    /** The three visible cells after a stop, from the top. */
    cells: () => inView.map((cell) => cell.element),
  };
}
