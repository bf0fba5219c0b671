/** Reports changes of a player's money: our own at once, those of other servers by regular reads. */
import { instant } from '../ledger/index.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { type MoneyPart, readChanges } from './readChanges.ts';

/** Each read goes back this long (ms), because a write may become visible late or have the time of a slow clock. */
const OVERLAP_MS = 10_000;

export type MoneyListener = (part: MoneyPart) => void;

export interface FeedOptions {
  /** Milliseconds between reads. */
  interval: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

export class WalletFeed {
  readonly #store: DocumentStore;
  readonly #options: FeedOptions;
  readonly #listeners = new Map<string, Set<MoneyListener>>();
  /** The result of the last read. */
  #seen: ReadonlySet<string> = new Set();
  #isLooking = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: DocumentStore, options: FeedOptions) {
    this.#store = store;
    this.#options = options;
  }

  /** Calls `listener` after each change of the player's money. Returns a function that stops it. */
  subscribe(uid: string, listener: MoneyListener): () => void {
    const listeners = this.#listeners.get(uid) ?? new Set();
    this.#listeners.set(uid, listeners.add(listener));
    this.#timer ??= setInterval(() => void this.#look(), this.#options.interval).unref();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(uid) === listeners) this.#listeners.delete(uid);
      if (this.#listeners.size === 0) this.close();
    };
  }

  /** For a commit of this server. */
  announce(uid: string, part: MoneyPart = 'all'): void {
    this.#listeners.get(uid)?.forEach((listener) => listener(part));
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#listeners.clear();
    this.#seen = new Set();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const changes = await readChanges(this.#store, instant(this.#options.now() - OVERLAP_MS));
      const news = changes.filter(({ mark }) => !this.#seen.has(mark));
      this.#seen = new Set(changes.map(({ mark }) => mark));
      const paid = new Set(news.filter(({ part }) => part === 'all').map(({ uid }) => uid));
      for (const uid of new Set(news.map((change) => change.uid)))
        this.announce(uid, paid.has(uid) ? 'all' : 'balance');
    } catch {
      // The store is busy or closing: the next read finds the same changes.
    } finally {
      this.#isLooking = false;
    }
  }
}
