import type { Clock } from './clock';
import { noteOf, type Part } from './effects';
import { seededFloats } from './random';
import type { Tuning } from './tuning';

const BAR_MS = 2_800;
const STEPS = 8;
/** After so many bars the tune begins anew. */
const BARS = 8;
const CHANCE_OF_NOTE = 0.45;
/** Far below the sounds of the game. */
const LOUDNESS = 0.035;

/** One bar: a low note, and over it some of the scale, in the order that the number of the bar gives. */
export function barOf(tuning: Tuning, bar: number): Part[] {
  const floats = seededFloats((bar % BARS) + 1);
  const low = noteOf(tuning, bar % 2 === 0 ? 0 : 3, 0, LOUDNESS, 2);
  const high = Array.from({ length: STEPS }, (_, step) => {
    const [isPlayed, degree] = [floats() < CHANCE_OF_NOTE, Math.floor(floats() * 7)];
    return isPlayed ? [noteOf(tuning, degree, (step * BAR_MS) / STEPS / 1_000, LOUDNESS, 1.2)] : [];
  });
  return [low, ...high.flat()].map((part) => ({ ...part, hertz: part.hertz / 2 }));
}

/** Music for as long as it is on; bars are silent in a page that is hidden. */
export function createMusic(clock: Clock, tuning: Tuning, play: (parts: readonly Part[]) => void) {
  let bar = 0;
  let cancel: (() => void) | undefined;
  const next = (): void => {
    if (!document.hidden) play(barOf(tuning, bar));
    bar += 1;
    cancel = clock.after(BAR_MS, next);
  };
  return {
    isOn: () => cancel !== undefined,
    toggle(): void {
      if (!cancel) return next();
      cancel();
      cancel = undefined;
    },
  };
}
