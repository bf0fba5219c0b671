import { partsOf, type Effect, type Noise, type Part, type Tone } from './effects';
import { seededFloats } from './random';

/** An exponential ramp cannot reach zero. */
const SILENCE = 0.0001;
const ATTACK_SECONDS = 0.004;
/** The bright second tone of a struck tongue of metal, which dies away at once. */
const OVERTONE = { ratio: 5.4, loudness: 0.22, seconds: 0.09 };

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
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: voice === 'blip' ? 'triangle' : 'sine', frequency: hertz });
  oscillator.connect(struck(context, loudness, start, seconds));
  oscillator.start(start);
  oscillator.stop(start + seconds);
  if (voice !== 'mallet') return;
  const overtone = { hertz: hertz * OVERTONE.ratio, seconds: OVERTONE.seconds, loudness: loudness * OVERTONE.loudness };
  playTone(context, { voice: 'blip', at, ...overtone });
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

/** Returns whether the address asks for sound from the start, as the site does when its own sounds are on. */
export const startsWithSound = (search: string): boolean => new URLSearchParams(search).get('sound') === 'on';

/** Synthesised effects, without files; always silent where the browser has no Web Audio. */
export function createSound(startsOn = false) {
  let isOn = startsOn;
  let context: AudioContext | undefined;
  let noise: AudioBuffer | undefined;

  function playPart(part: Part): void {
    if (!context) return;
    if (part.voice !== 'noise') return playTone(context, part);
    noise ??= createNoise(context);
    playNoise(context, noise, part);
  }

  return {
    isOn: () => isOn,
    toggle() {
      isOn = !isOn;
    },
    /** `step` is for effects that rise, such as one tile after the other. */
    play(effect: Effect, step?: number): void {
      if (!isOn || typeof AudioContext !== 'function') return;
      context ??= new AudioContext();
      // Made before the first tap of the visit, it waits for one.
      void context.resume();
      partsOf(effect, step).forEach(playPart);
    },
  };
}
