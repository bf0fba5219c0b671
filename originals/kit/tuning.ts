import type { PaletteName } from './motif';

/** Notes are struck on a kalimba, a bell or a string, or made by the chip of an old console. */
export type Voice = 'mallet' | 'bell' | 'pluck' | 'chip';

/** How a theme sounds. */
export interface Tuning {
  /** Eleven notes from low to high, in hertz; any of them sound well together. */
  scale: readonly number[];
  voice: Voice;
}

/** The five notes of an octave, in half tones above the first. */
const SCALES = {
  bright: [0, 2, 4, 7, 9],
  dark: [0, 3, 5, 7, 10],
  open: [0, 2, 5, 7, 9],
  desert: [0, 1, 5, 7, 8],
} as const;

/** The first note of a theme in hertz, its scale and its voice. */
const SOUNDS: Readonly<Record<PaletteName, readonly [number, keyof typeof SCALES, Voice]>> = {
  savanna: [523, 'bright', 'mallet'],
  nightfall: [440, 'dark', 'bell'],
  lagoon: [523, 'open', 'bell'],
  ember: [440, 'dark', 'pluck'],
  kitenge: [587, 'bright', 'mallet'],
  highland: [494, 'bright', 'pluck'],
  neon: [440, 'dark', 'chip'],
  sandstone: [494, 'desert', 'pluck'],
  sugar: [659, 'bright', 'bell'],
  copper: [494, 'dark', 'mallet'],
  frost: [659, 'open', 'bell'],
  orchid: [587, 'open', 'pluck'],
  jungle: [494, 'open', 'mallet'],
  royal: [523, 'bright', 'bell'],
  sunset: [587, 'open', 'mallet'],
  volcano: [440, 'desert', 'mallet'],
};

const NOTES = 11;

export function tuningOf(palette: PaletteName): Tuning {
  const [first, name, voice] = SOUNDS[palette];
  const steps = SCALES[name];
  const halfTones = (degree: number): number =>
    12 * Math.floor(degree / steps.length) + (steps[degree % steps.length] ?? 0);
  return {
    scale: Array.from({ length: NOTES }, (_, degree) => Math.round(first * 2 ** (halfTones(degree) / 12))),
    voice,
  };
}
