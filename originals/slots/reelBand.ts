import { h } from '../kit/dom';
import { uniformInt, type RandomSource } from '../kit/random';
import { REEL_STRIPS } from './reelStrips';
import type { SymbolArt } from './symbolArt';
import { ROWS, type SlotSymbol } from './symbols';

export interface ReelBand {
  element: HTMLElement;
  /** Shows three symbols at rest. */
  show: (symbols: readonly SlotSymbol[]) => void;
  /** Runs for `durationMs` and comes to rest on the symbols. */
  roll: (symbols: readonly SlotSymbol[], durationMs: number, onRest: () => void) => void;
  /** Comes to rest now. */
  stop: () => void;
  /** The three cells in view at rest, from the top. */
  cells: () => readonly Element[];
}

/** Symbols that fly past on the first reel, and how many more on each further one, so that all run about as fast. */
const PASSING = 9;
const PASSING_MORE = 3;
/** One cell above the resting place, seen when the band runs past it. */
const LEAD = 1;
/** How far the band runs past its place before it springs back, in cells. */
const OVERRUN = 0.22;
const SPRING_MS = 160;

interface Cell {
  element: HTMLElement;
  set: (symbol: SlotSymbol) => void;
}

function createCell(art: SymbolArt): Cell {
  const image = h('img', { alt: '', draggable: 'false' });
  const element = h('div', {}, image);
  return {
    element,
    set(symbol) {
      if (element.className === `cell cell${symbol}`) return;
      element.className = `cell cell${symbol}`;
      image.src = art[symbol];
    },
  };
}

/** The band from top to bottom as keyframes, for `count` cells. Percentages follow every change of size. */
function rollFrames(count: number, durationMs: number): Keyframe[] {
  const at = (cells: number): string => `translateY(${(-cells / count) * 100}%)`;
  return [
    { transform: at(count - ROWS), easing: 'cubic-bezier(.3,.1,.4,1)' },
    { transform: at(LEAD - OVERRUN), offset: 1 - Math.min(0.2, SPRING_MS / durationMs), easing: 'ease-out' },
    { transform: at(LEAD) },
  ];
}

/**
 * One reel: a band of pictures moved by transforms alone, so that the compositor does all the work. The cells are made
 * once; a spin changes only those at its ends, and the band needs no new layout and hardly any paint.
 */
export function createReelBand(reel: number, art: SymbolArt, random: RandomSource): ReelBand {
  const strip = REEL_STRIPS[reel] ?? [];
  const passing = PASSING + reel * PASSING_MORE;
  const cells = Array.from({ length: LEAD + ROWS + passing + ROWS }, () => createCell(art));
  const band = h('div', { class: 'reelBand' }, ...cells.map((cell) => cell.element));
  const inView = cells.slice(LEAD, LEAD + ROWS);
  const start = uniformInt(random, strip.length);
  let resting: readonly SlotSymbol[] = [];
  let animation: Animation | undefined;
  const fill = (from: readonly Cell[], symbols: readonly SlotSymbol[]): void =>
    from.forEach((cell, index) => cell.set(symbols[index] ?? 'Q'));
  const show = (symbols: readonly SlotSymbol[]): void => {
    resting = symbols;
    fill(inView, symbols);
  };
  cells.forEach((cell, index) => cell.set(strip[(start + index) % strip.length] ?? 'Q'));
  band.style.transform = `translateY(${(-LEAD / cells.length) * 100}%)`;
  return {
    element: h('div', { class: 'reel' }, band),
    show,
    roll(symbols, durationMs, onRest) {
      fill(cells.slice(-ROWS), resting);
      show(symbols);
      animation = band.animate(rollFrames(cells.length, durationMs), durationMs);
      animation.onfinish = () => {
        animation = undefined;
        onRest();
      };
    },
    stop: () => animation?.finish(),
    cells: () => inView.map((cell) => cell.element),
  };
}
