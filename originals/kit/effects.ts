import type { Tuning, Voice } from './tuning';

interface Played {
  /** Start and length in seconds. */
  at: number;
  seconds: number;
  loudness: number;
}

/** A tone in the voice of the theme, or a `blip`, which is short and plain. */
export interface Tone extends Played {
  voice: Voice | 'blip';
  hertz: number;
}

/** Noise through a filter that moves from one frequency to another: whoosh, rattle, thud. */
export interface Noise extends Played {
  voice: 'noise';
  filter: BiquadFilterType;
  fromHertz: number;
  toHertz: number;
}

export type Part = Tone | Noise;

export type Effect =
  'tap' | 'tick' | 'spin' | 'stop' | 'roll' | 'reveal' | 'launch' | 'cashOut' | 'win' | 'bigWin' | 'lose' | 'burst';

/** A note of the scale of the theme, in its voice. */
export function noteOf({ scale, voice }: Tuning, degree: number, at: number, loudness: number, seconds: number): Tone {
  return { voice, hertz: scale[Math.min(degree, scale.length - 1)] ?? 0, at, seconds, loudness };
}

/** A part that waits for the tuning of the theme. */
type Tuned = (tuning: Tuning) => Part;

const note =
  (degree: number, at: number, loudness = 0.16, seconds = 0.7): Tuned =>
  (tuning) =>
    noteOf(tuning, degree, at, loudness, seconds);
const run = (degrees: readonly number[], step: number, loudness?: number): Tuned[] =>
  degrees.map((degree, index) => note(degree, index * step, loudness));
const blip = (hertz: number, seconds: number, loudness: number, at = 0): Tone => ({
  voice: 'blip',
  hertz,
  at,
  seconds,
  loudness,
});
const noise = (
  filter: BiquadFilterType,
  [fromHertz, toHertz]: readonly [number, number],
  at: number,
  [seconds, loudness]: readonly [number, number],
): Noise => ({ voice: 'noise', filter, fromHertz, toHertz, at, seconds, loudness });
/** Dice in a cup: knocks that come slower and slower. */
const KNOCKS = [0, 0.05, 0.09, 0.15, 0.21, 0.3, 0.42] as const;

const EFFECTS: Record<Effect, (step: number) => readonly (Part | Tuned)[]> = {
  tap: () => [blip(420, 0.06, 0.12)],
  tick: () => [note(4, 0, 0.1, 0.2)],
  spin: () => [noise('bandpass', [500, 1500], 0, [0.5, 0.09]), note(0, 0, 0.08, 0.3)],
  stop: () => [noise('lowpass', [900, 120], 0, [0.1, 0.3]), blip(98, 0.12, 0.25)],
  roll: () => KNOCKS.map((at) => noise('bandpass', [2400, 1400], at, [0.045, 0.3])),
  reveal: (step) => [note(step, 0), note(step + 2, 0.07, 0.12)],
  launch: () => [noise('bandpass', [180, 2200], 0, [1.2, 0.22])],
  cashOut: () => run([3, 6, 8], 0.06),
  win: () => run([0, 2, 3, 5, 7], 0.09),
  bigWin: () => [
    ...run([0, 2, 3, 5, 3, 5, 7, 8, 7, 8, 10], 0.1, 0.18),
    ...KNOCKS.map((at) => noise('highpass', [5000, 7000], at * 2.4, [0.06, 0.08])),
  ],
  lose: () => [blip(196, 0.25, 0.08), blip(147, 0.4, 0.08, 0.14)],
  burst: () => [noise('lowpass', [2400, 60], 0, [1, 0.4]), blip(62, 0.5, 0.25)],
};

/** The parts of an effect. A higher `step` sounds higher, where the effect has steps. */
export const partsOf = (effect: Effect, tuning: Tuning, step = 0): readonly Part[] =>
  EFFECTS[effect](step).map((part) => (typeof part === 'function' ? part(tuning) : part));
