const NODES = ['OscillatorNode', 'GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode'];

/** Web Audio, which jsdom lacks: records the pitch of each note in hertz. */
export function installFakeAudio(): { notes: number[]; targets: [number, number][]; silenced: () => number } {
  const notes: number[] = [];
  /** Each value that a sound glides to, and when, in seconds. */
  const targets: [number, number][] = [];
  let silenced = 0;
  class FakeNode {
    readonly gain = {
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
      cancelScheduledValues: () => undefined,
      setTargetAtTime: (target: number, at: number) => void targets.push([target, at]),
    };
    readonly frequency = this.gain;
    readonly #hertz: number | undefined;
    constructor(_context: unknown, options: { frequency?: number } = {}) {
      this.#hertz = options.frequency;
    }
    connect(next: unknown): unknown {
      return next;
    }
    disconnect(): void {
      silenced += 1;
    }
    start(): void {
      if (this.#hertz !== undefined) notes.push(this.#hertz);
    }
    readonly stop = () => undefined;
  }
  class FakeContext {
    readonly currentTime = 0;
    readonly destination = {};
    readonly sampleRate = 8;
    resume = () => Promise.resolve();
    createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  }
  Object.assign(globalThis, { AudioContext: FakeContext });
  for (const name of NODES) Object.assign(globalThis, { [name]: FakeNode });
  return { notes, targets, silenced: () => silenced };
}

export const removeFakeAudio = (): void =>
  ['AudioContext', ...NODES].forEach((name) => Reflect.deleteProperty(globalThis, name));
