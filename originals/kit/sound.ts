export type Effect = 'tap' | 'tick' | 'stop' | 'win' | 'bigWin' | 'lose' | 'reveal' | 'launch';

interface Tone {
  /** Frequencies in hertz, played one after another. */
  notes: readonly number[];
  noteSeconds: number;
  wave: OscillatorType;
  loudness: number;
}

const TONES: Record<Effect, Tone> = {
  tap: { notes: [420], noteSeconds: 0.04, wave: 'triangle', loudness: 0.12 },
  tick: { notes: [900], noteSeconds: 0.025, wave: 'square', loudness: 0.03 },
  stop: { notes: [190, 120], noteSeconds: 0.045, wave: 'triangle', loudness: 0.25 },
  win: { notes: [523, 659, 784, 1047], noteSeconds: 0.09, wave: 'triangle', loudness: 0.16 },
  bigWin: { notes: [392, 523, 659, 784, 659, 784, 1047, 1319], noteSeconds: 0.11, wave: 'triangle', loudness: 0.2 },
  lose: { notes: [220, 165, 110], noteSeconds: 0.12, wave: 'sawtooth', loudness: 0.08 },
  reveal: { notes: [660, 990], noteSeconds: 0.06, wave: 'sine', loudness: 0.16 },
  launch: { notes: [147, 196, 262], noteSeconds: 0.08, wave: 'sawtooth', loudness: 0.06 },
};

export interface Sound {
  readonly isOn: boolean;
  toggle: () => void;
  play: (effect: Effect) => void;
}

function playTone(context: AudioContext, tone: Tone): void {
  tone.notes.forEach((hertz, index) => {
    const start = context.currentTime + index * tone.noteSeconds;
    const end = start + tone.noteSeconds * 2;
    const oscillator = new OscillatorNode(context, { type: tone.wave, frequency: hertz });
    const gain = new GainNode(context, { gain: tone.loudness });
    gain.gain.setValueAtTime(tone.loudness, start);
    // An exponential ramp cannot reach zero.
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
  });
}

/** Whether the address turns sound on at the start, as the site does when its own sounds are on. */
export const startsWithSound = (search: string): boolean => new URLSearchParams(search).get('sound') === 'on';

/** Synthesised effects; silent when the browser has no Web Audio. */
export function createSound(startsOn = false): Sound {
  let isOn = startsOn;
  let context: AudioContext | undefined;
  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      isOn = !isOn;
    },
    play(effect) {
      if (!isOn || typeof AudioContext !== 'function') return;
      context ??= new AudioContext();
      // A context made before the first tap of the visit waits for one.
      void context.resume();
      playTone(context, TONES[effect]);
    },
  };
}
