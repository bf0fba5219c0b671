import { Busy } from './errors.ts';

/** Runs tasks of the same key one after another, tasks of different keys side by side. */
export class KeyedQueue {
  readonly #tails = new Map<string, { last: Promise<unknown>; waiting: number }>();
  readonly #maxWaiting: number;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /** @throws Busy when too many wait for the key already */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const tail = this.#tails.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (tail.waiting >= this.#maxWaiting) return Promise.reject(new Busy(`Too many transactions wait for ${key}`));
    const result = tail.last.then(task);
    const settled = result.then(noop, noop).then(() => this.#leave(key));
    this.#tails.set(key, { last: settled, waiting: tail.waiting + 1 });
    return result;
  }

  /** Resolves when everything queued by now has ended. */
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
