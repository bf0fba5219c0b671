/** One run of several parts that start and end together. */
import { setTimeout as delay } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl-C comes twice under npm: from the terminal, and from npm. */
const SAME_SIGNAL_MS = 500;
/** Looks this often whether npm is still running. */
const LOOK_MS = 250;
/** Time limit for ending. A busy machine may need some seconds; who does not want to wait sends the signal again. */
const DEADLINE_MS = 10_000;

export interface Part {
  end: () => Promise<void>;
  /** Ends it at once. */
  kill?: () => void;
}

/**
 * The first SIGINT, SIGTERM or SIGHUP ends every part, the last one first, with exit code 0. Another one after half a
 * second kills them, with code 1, and so does a part that needs more than ten seconds.
 */
export class Run {
  readonly #parts: Part[] = [];
  #isEnding = false;
  #endedAt = 0;

  constructor() {
    SIGNALS.forEach((signal) => process.on(signal, () => this.#onSignal()));
    if (process.env['npm_lifecycle_event']) this.#endWithoutParent();
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  add<TPart extends Part>(part: TPart): TPart {
    this.#parts.push(part);
    if (this.#isEnding) void part.end();
    return part;
  }

  /** Ends everything after an error; `line` explains it, unless that was done. */
  async fail(line?: string): Promise<void> {
    if (this.#isEnding) return;
    if (line) console.error(line);
    await this.end(1);
  }

  /** Ends everything and the process. */
  async end(code: number): Promise<void> {
    this.#isEnding = true;
    this.#endedAt = performance.now();
    const ended = Promise.all(this.#parts.toReversed().map((part) => part.end()));
    const isInTime = await Promise.race([ended.then(() => true), delay(DEADLINE_MS, false)]);
    if (!isInTime) this.#kill();
    process.exit(isInTime ? code : 1);
  }

  #onSignal(): void {
    if (!this.#isEnding) return void this.end(0);
    if (performance.now() - this.#endedAt < SAME_SIGNAL_MS) return;
    this.#kill();
    process.exit(1);
  }

  /** npm, or a shell between, may end without passing on the signal. */
  #endWithoutParent(): void {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent && !this.#isEnding) void this.end(0);
    }, LOOK_MS).unref();
  }

  #kill(): void {
    this.#parts.forEach((part) => part.kill?.());
  }
}
