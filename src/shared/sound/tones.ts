/** The sounds of the site, made by the browser without audio files. */

export type SiteEffect = 'spin' | 'landed' | 'credited';

interface Note {
  hertz: number;
  /** Counts from the start of the effect. */
  atSeconds: number;
  seconds: number;
}

const SPIN_SECONDS = 3;
const TICKS = 24;

/** The wheel turns slower and slower, and ticks with it. */
const ticks = Array.from({ length: TICKS }, (_, index): Note => {
  const atSeconds = SPIN_SECONDS * (1 - Math.cbrt(1 - index / TICKS));
  return { hertz: 880, atSeconds, seconds: 0.03 };
});

const rising = (...hertz: number[]): Note[] =>
  hertz.map((each, index) => ({ hertz: each, atSeconds: index * 0.12, seconds: 0.24 }));

const EFFECTS: Readonly<Record<SiteEffect, readonly Note[]>> = {
  spin: ticks,
  landed: rising(523, 659, 784, 1047),
  credited: rising(659, 988),
};

const LOUDNESS = 0.12;
/** An exponential ramp cannot reach zero. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

function playNote(audio: AudioContext, out: AudioNode, { hertz, atSeconds, seconds }: Note): void {
  const start = audio.currentTime + atSeconds;
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: hertz });
  const gain = new GainNode(audio, { gain: SILENCE });
  gain.gain.setValueAtTime(LOUDNESS, start);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** Plays an effect, if the browser has Web Audio. Returns a function that stops it. */
export function playTones(effect: SiteEffect): () => void {
  if (typeof AudioContext !== 'function') return () => undefined;
  context ??= new AudioContext();
  // A context made before the first press of the visit waits for one.
  void context.resume();
  const out = new GainNode(context);
  out.connect(context.destination);
  for (const note of EFFECTS[effect]) playNote(context, out, note);
  return () => out.disconnect();
}
