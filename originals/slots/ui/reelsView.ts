import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { cryptoFloats } from '../../kit/random';
import { REELS, type Grid } from '../rules/index.ts';
import { createReelBand, type ReelBand } from './reelBand';
import type { SpinOutcome } from './session';
import type { SymbolArt } from './symbolArt';
import { createWinLines } from './winLines';

const FIRST_STOP_MS = 620;
const NEXT_STOP_MS = 210;
/** A reel that could show the third scatter turns longer. */
const SUSPENSE_MS = 700;

export function stopTimes(grid: Grid): number[] {
  let [time, scatters] = [FIRST_STOP_MS - NEXT_STOP_MS, 0];
  return grid.map((symbols) => {
    time += NEXT_STOP_MS + (scatters >= 2 ? SUSPENSE_MS : 0);
    scatters += symbols.filter((symbol) => symbol === 'S').length;
    return time;
  });
}

function rollAll(bands: readonly ReelBand[], grid: Grid, onStop: () => void, onRest: () => void): void {
  let turning = bands.length;
  stopTimes(grid).forEach((durationMs, reel) =>
    bands[reel]?.roll(grid[reel] ?? [], durationMs, () => {
      onStop();
      turning -= 1;
      if (turning === 0) onRest();
    }),
  );
}

/** The five reels in their case, with the win lines above. */
export function createReelsView({ isMotionReduced, sound, clock }: GameEnvironment, art: SymbolArt, first: Grid) {
  const bands = Array.from({ length: REELS }, (_, reel) => createReelBand(reel, art, cryptoFloats));
  const winLines = createWinLines(bands, clock, isMotionReduced);
  const showAll = (grid: Grid): void => bands.forEach((band, reel) => band.show(grid[reel] ?? []));
  const inside = h('div', { class: 'reels' }, ...bands.map((band) => band.element), winLines.element);
  const element = h('div', { class: 'reelCase', 'aria-hidden': 'true' }, inside);
  showAll(first);
  return {
    element,
    /** Turns the reels until the grid is known, and does not move them with reduced motion. */
    turn() {
      winLines.clear();
      if (!isMotionReduced) bands.forEach((band) => band.turn());
    },
    halt: () => bands.forEach((band) => band.halt()),
    /** Turns the reels to the grid; calls back when all have stopped, at once with reduced motion. */
    turnTo(grid: Grid, onRest: () => void) {
      winLines.clear();
      if (!isMotionReduced) return rollAll(bands, grid, () => sound.play('stop'), onRest);
      showAll(grid);
      onRest();
    },
    stop: () => bands.forEach((band) => band.stop()),
    showWins: (outcome: SpinOutcome) => winLines.show(outcome),
  };
}
