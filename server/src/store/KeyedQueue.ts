import { Busy } from './errors.ts';

/** Runs tasks of the same key one after another, and tasks of different keys in parallel. */
export class KeyedQueue {
  readonly #tails = new Map<string, { last: Promise<unknown>; waiting: number }>();
  readonly #maxWaiting: number;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /** @throws Busy when too many wait for the key */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const tail = this.#tails.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (tail.waiting >= this.#maxWaiting) return Promise.reject(new Busy(`Too many transactions wait for ${key}`));
    const result = tail.last.then(task);
    const settled = result.then(noop, noop).then(() => this.#leave(key));
    this.#tails.set(key, { last: settled, waiting: tail.waiting + 1 });
    return result;
  }

  /** Resolves when all queued tasks have ended. */
  async idle(): Promise<void> {
    await Promise.all([...this.#tails.values()].map(({ last }) => last));
  }

  #leave(key: string): void {
    const tail = this.#tails.get(key);
    if (!tail) return;
    tail.waiting -= 1;
    if (tail.waiting === 0) this.#tails.delete(key);
  }
}

const noop = () => undefined;
