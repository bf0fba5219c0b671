import pLimit, { type LimitFunction } from 'p-limit';
import { Busy } from './errors.ts';

/** Runs tasks of the same key one after another, and tasks of different keys in parallel. */
export class KeyedQueue {
  readonly #limits = new Map<string, LimitFunction>();
  readonly #maxWaiting: number;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /** @throws Busy when too many wait for the key */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const limit = this.#limits.get(key) ?? pLimit(1);
    if (countOf(limit) >= this.#maxWaiting) throw new Busy(`Too many transactions wait for ${key}`);
    this.#limits.set(key, limit);
    try {
      return await limit(task);
    } finally {
      if (countOf(limit) === 0) this.#limits.delete(key);
    }
  }

  async idle(): Promise<void> {
    await Promise.all([...this.#limits.values()].map((limit) => limit(async () => undefined)));
  }
}

const countOf = ({ activeCount, pendingCount }: LimitFunction): number => activeCount + pendingCount;
