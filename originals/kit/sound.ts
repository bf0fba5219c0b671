import { browserClock } from './clock';
import { partsOf, type Effect, type Noise, type Part, type Tone } from './effects';
import { createMusic } from './music';
import { seededFloats } from './random';
import { tuningOf, type Voice } from './tuning';

/** An exponential ramp cannot reach zero. */
const SILENCE = 0.0001;
const ATTACK_SECONDS = 0.004;

interface Timbre {
  wave: OscillatorType;
  /** Another tone is struck with it, `ratio` times as high, with so much of its loudness and length. */
  overtone?: { ratio: number; loudness: number; length: number };
  /** It rings for so many times the length of the note. */
  length?: number;
  loudness?: number;
}

const TIMBRES: Readonly<Record<Voice | 'blip', Timbre>> = {
  blip: { wave: 'triangle' },
  mallet: { wave: 'sine', overtone: { ratio: 5.4, loudness: 0.22, length: 0.13 } },
  bell: { wave: 'sine', overtone: { ratio: 2.76, loudness: 0.4, length: 0.8 }, length: 1.3, loudness: 0.8 },
  pluck: { wave: 'triangle', overtone: { ratio: 2, loudness: 0.3, length: 0.3 }, length: 0.7 },
  chip: { wave: 'square', length: 0.45, loudness: 0.4 },
};

/** A gain that is struck at `start` and dies away. */
function struck(context: AudioContext, loudness: number, start: number, seconds: number): GainNode {
  const node = new GainNode(context, { gain: SILENCE });
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.exponentialRampToValueAtTime(loudness, start + ATTACK_SECONDS);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  node.connect(context.destination);
  return node;
}

function playTone(context: AudioContext, { voice, hertz, at, seconds, loudness }: Tone): void {
  const { wave, overtone, length = 1, loudness: share = 1 } = TIMBRES[voice];
  const start = context.currentTime + at;
  const strike = (type: OscillatorType, frequency: number, ownSeconds: number, ownLoudness: number): void => {
    const oscillator = new OscillatorNode(context, { type, frequency });
    oscillator.connect(struck(context, ownLoudness, start, ownSeconds));
    oscillator.start(start);
    oscillator.stop(start + ownSeconds);
  };
  strike(wave, hertz, seconds * length, loudness * share);
  if (overtone) strike('triangle', hertz * overtone.ratio, seconds * overtone.length, loudness * overtone.loudness);
}

function createNoise(context: AudioContext): AudioBuffer {
  const floats = seededFloats(1);
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * floats() - 1;
  return buffer;
}

function playNoise(context: AudioContext, buffer: AudioBuffer, part: Noise): void {
  const start = context.currentTime + part.at;
  const end = start + part.seconds;
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const filter = new BiquadFilterNode(context, { type: part.filter, frequency: part.fromHertz });
  filter.frequency.setValueAtTime(part.fromHertz, start);
  filter.frequency.exponentialRampToValueAtTime(part.toHertz, end);
  source.connect(filter).connect(struck(context, part.loudness, start, part.seconds));
  source.start(start);
  source.stop(end);
}

/** An engine that runs on a low note, and one octave and a half higher at its highest. */
const ENGINE = { hertz: 62, octaves: 1.5, loudness: 0.05, glideSeconds: 0.08, restSeconds: 0.3 };

/** It falls silent by itself when nobody keeps it running, as on a page that is hidden. */
function createEngine(context: AudioContext) {
  const source = new OscillatorNode(context, { type: 'sawtooth', frequency: ENGINE.hertz });
  const muffler = new BiquadFilterNode(context, { type: 'lowpass', frequency: ENGINE.hertz * 5 });
  const volume = new GainNode(context, { gain: 0 });
  source.connect(muffler).connect(volume).connect(context.destination);
  source.start();
  return (height: number): void => {
    const { currentTime: now } = context;
    source.frequency.setTargetAtTime(ENGINE.hertz * 2 ** (ENGINE.octaves * height), now, ENGINE.glideSeconds);
    volume.gain.cancelScheduledValues(now);
    volume.gain.setTargetAtTime(ENGINE.loudness, now, ENGINE.glideSeconds);
    volume.gain.setTargetAtTime(0, now + ENGINE.restSeconds, ENGINE.glideSeconds);
  };
}

/** Returns whether the address asks for sound from the start, as the site does when its own sounds are on. */
export const startsWithSound = (search: string): boolean => new URLSearchParams(search).get('sound') === 'on';

/** Synthesised effects and music in the tuning of the theme, without files; always silent where the browser has no Web Audio. */
export function createSound(startsOn = false, tuning = tuningOf('savanna'), clock = browserClock) {
  let isOn = startsOn;
  let context: AudioContext | undefined;
  let isResuming = false;
  let noise: AudioBuffer | undefined;
  let engine: ReturnType<typeof createEngine> | undefined;

  function playPart(part: Part): void {
    if (!context) return;
    if (part.voice !== 'noise') return playTone(context, part);
    noise ??= createNoise(context);
    playNoise(context, noise, part);
  }

  /** Undefined while the sound is off, and where the browser has none. */
  function started(): AudioContext | undefined {
    if (!isOn || typeof AudioContext !== 'function') return undefined;
    context ??= new AudioContext();
    // Made before the first tap of the visit, it waits for one.
    if (!isResuming) {
      isResuming = true;
      context
        .resume()
        .catch(() => undefined)
        .finally(() => (isResuming = false));
    }
    return context;
  }

  const playAll = (parts: readonly Part[]): void => {
    if (started()) parts.forEach(playPart);
  };
  return {
    isOn: () => isOn,
    /** It is off until the player wants it, and heard while the sound is on. */
    music: createMusic(clock, tuning, playAll),
    toggle() {
      isOn = !isOn;
    },
    /** `step` is for effects that rise, such as one tile after the other. */
    play(effect: Effect, step?: number): void {
      playAll(partsOf(effect, tuning, step));
    },
    /** Keeps an engine running for a moment; it sounds higher the higher it is, from 0 to 1. */
    drone(height: number): void {
      const running = started();
      if (running) (engine ??= createEngine(running))(height);
    },
  };
}
