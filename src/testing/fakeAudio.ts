/** Web Audio, which jsdom lacks: records the pitch of each note in hertz. */
export function installFakeAudio(): { notes: number[]; silenced: () => number } {
  const notes: number[] = [];
  let silenced = 0;
  class FakeNode {
    readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
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
    resume = () => Promise.resolve();
  }
  Object.assign(globalThis, { AudioContext: FakeContext, OscillatorNode: FakeNode, GainNode: FakeNode });
  return { notes, silenced: () => silenced };
}

export const removeFakeAudio = (): void =>
  ['AudioContext', 'OscillatorNode', 'GainNode'].forEach((name) => Reflect.deleteProperty(globalThis, name));
