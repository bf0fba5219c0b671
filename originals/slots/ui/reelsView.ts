import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { cryptoFloats } from '../../kit/random';
import { winOf } from '../../fair/index.ts';
import type { Translate } from '../../kit/i18n';
import type { Frame, Grid, LineSymbol, Model, SlotSymbol } from '../rules/index.ts';
import type en from './messages/en.json';
import { prizesOf } from './paytableView';
import { createReelBand, type ReelBand } from './reelBand';
import { createReelSign, type SignFrame } from './reelSign';
import type { SymbolArt } from './symbolArt';
import { createWinLines } from './winLines';

const FIRST_STOP_MS = 620;
const NEXT_STOP_MS = 210;
/** A reel that could bring the last scatter turns longer. */
const SUSPENSE_MS = 700;
/** A fall, a respin and a symbol that fills a reel take so long. */
const CHANGE_MS = 380;
/** The first reel of a respin turns so long, and each later one so much longer. */
const RESPIN_MS = [550, 110] as const;
const respinMs = (reel: number): number => RESPIN_MS[0] + reel * RESPIN_MS[1];

const NOTHING: SignFrame = { factor: 1, wins: [], held: new Map() };

/** Before the first spin, the most valuable symbols are in view. */
const OPENING = '41A2WC5S136W2C31K';

export function stopTimes(grid: Grid, { scatters }: Pick<Model, 'scatters'>): number[] {
  const enough = (scatters?.counts[0] ?? Infinity) - 1;
  let [time, seen] = [FIRST_STOP_MS - NEXT_STOP_MS, 0];
  return grid.map((symbols) => {
    time += NEXT_STOP_MS + (seen >= enough ? SUSPENSE_MS : 0);
    seen += symbols.filter((symbol) => symbol === 'S').length;
    return time;
  });
}

/** How many cells each symbol of a reel came down: those that were left sank into the gaps, the others are new. */
export function dropsOf(gone: readonly boolean[]): number[] {
  const left = gone.flatMap((isGone, row) => (isGone ? [] : [row]));
  const fresh = gone.length - left.length;
  return gone.map((_, row) => (row < fresh ? fresh : row - (left[row - fresh] ?? row)));
}

function openingOf({ strips, rows }: Model): Grid {
  const known = new Set(strips.join(''));
  const letters = [...OPENING].filter((letter) => known.has(letter)) as SlotSymbol[];
  return strips.map((_, reel) =>
    Array.from({ length: rows }, (__, row) => letters[(reel * rows + row) % letters.length] ?? '1'),
  );
}

function rollAll(
  bands: readonly ReelBand[],
  grid: Grid,
  times: readonly number[],
  onStop: () => void,
  onRest: () => void,
) {
  let turning = bands.length;
  bands.forEach((band, reel) =>
    band.roll(grid[reel] ?? [], times[reel] ?? 0, () => {
      onStop();
      turning -= 1;
      if (turning === 0) onRest();
    }),
  );
}

/** The reels in their case under its sign, with what stays on them, and the win lines behind the symbols. */
export function createReelsView(
  { isMotionReduced, sound, clock, root, format }: GameEnvironment,
  art: SymbolArt,
  model: Model,
  t: Translate<typeof en>,
) {
  const { strips, rows } = model;
  root.style.setProperty('--reels', String(strips.length));
  root.style.setProperty('--rows', String(rows));
  const bands = strips.map((_, reel) => createReelBand(model, reel, art, cryptoFloats));
  const winLines = createWinLines(bands, model, clock, isMotionReduced);
  const sign = createReelSign(model, t, format);
  const held = h('div', { class: 'held' });
  let [stake, kept]: [number, Frame['held']] = [0, new Map()];
  const expanding = h('img', { class: 'expanding', alt: '', hidden: true });
  const inside = h('div', { class: 'reels' }, winLines.element, ...bands.map((band) => band.element), held);
  const element = h('div', { class: 'reelCase', 'aria-hidden': 'true' }, sign.element, inside, expanding);
  const showAll = (grid: Grid): void => bands.forEach((band, reel) => band.show(grid[reel] ?? []));
  showAll(openingOf(model));

  function placeOf(cell: number, value: number): HTMLElement {
    const [reel, row] = [Math.floor(cell / rows), cell % rows];
    const name = prizesOf(model.coins).find(({ pays }) => pays === value)?.name;
    const worth = value > 0 ? [h('b', {}, name ? t(name) : format.plain(winOf(stake, value)))] : [];
    const look = `heldCell${value > 0 ? ` isCoin ${name ?? ''}` : ''}${kept.has(cell) ? '' : ' isNew'}`;
    const place = h('div', { class: look }, h('img', { src: art[value > 0 ? 'coin' : 'W'], alt: '' }), ...worth);
    const isRespin = value > 0 && kept.size > 0;
    const style = { reel, row, long: worth[0]?.textContent.length, after: `${isRespin ? respinMs(reel) : 0}ms` };
    for (const [key, of] of Object.entries(style)) place.style.setProperty(`--${key}`, String(of));
    return place;
  }

  /** Wilds and coins that stay, each coin with what it pays or the name of its prize. */
  function hold(frame: SignFrame): void {
    inside.classList.toggle('isHeld', model.coins !== undefined && frame.held.size > 0);
    held.replaceChildren(...[...frame.held].map(([cell, value]) => placeOf(cell, value)));
    kept = frame.held;
    sign.show(frame);
  }

  /** Symbols fall where others won, and change in place otherwise. */
  function change(from: Frame, { grid }: Frame): void {
    if (model.coins && kept.size > 0)
      return bands.forEach((band, reel) => band.roll(grid[reel] ?? [], respinMs(reel), () => undefined));
    const gone = new Set(from.wins.flatMap(({ cells }) => cells));
    bands.forEach((band, reel) => {
      const symbols = grid[reel] ?? [];
      if (model.factors) band.fall(symbols, dropsOf(symbols.map((_, row) => gone.has(reel * rows + row))), CHANGE_MS);
      else band.change(symbols, CHANGE_MS);
    });
  }

  hold(NOTHING);
  return {
    element,
    /** Turns the reels until the grid is known, and does not move them with reduced motion. */
    turn() {
      winLines.clear();
      if (!isMotionReduced) bands.forEach((band) => band.turn());
    },
    halt: () => bands.forEach((band) => band.halt()),
    /** Takes away what stayed on the reels: a new round begins. */
    release: () => hold(NOTHING),
    setStake(stakeCents: number) {
      stake = stakeCents;
      sign.setStake(stakeCents);
    },
    /** The symbol that fills reels in these free games. */
    expand(symbol: LineSymbol | undefined) {
      expanding.hidden = symbol === undefined;
      if (symbol) expanding.src = art[symbol];
    },
    /** Turns the reels to the first frame; calls back when all have stopped, at once with reduced motion. */
    turnTo(frame: Frame, onRest: () => void) {
      winLines.clear();
      const rest = (): void => {
        hold(frame);
        onRest();
      };
      if (!isMotionReduced)
        return rollAll(bands, frame.grid, stopTimes(frame.grid, model), () => sound.play('stop'), rest);
      showAll(frame.grid);
      rest();
    },
    /** Goes on to the next frame of the same spin; returns how long that takes, ms. */
    goOn(from: Frame, to: Frame): number {
      winLines.clear();
      if (isMotionReduced) showAll(to.grid);
      else change(from, to);
      const ms = model.coins && kept.size > 0 ? respinMs(bands.length) : CHANGE_MS + bands.length * 25;
      hold(to);
      sound.play('stop');
      return isMotionReduced ? 0 : ms;
    },
    stop: () => bands.forEach((band) => band.stop()),
    showWins: (frame: Frame) => winLines.show(frame),
  };
}
