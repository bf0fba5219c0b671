import type { Change, DocumentStore } from '../store/DocumentStore.ts';

/** What has changed of a player's money: a round moves the balance alone, a payment has a record too. */
export type MoneyPart = 'balance' | 'all';

export type MoneyListener = (part: MoneyPart) => void;

/** A player's document has the player's id. */
const playerOf = ({ collection, id, owner }: Change): string | undefined => (collection === 'users' ? id : owner);

/** Tells connected players that their money has changed, whichever server changed it. */
export class WalletFeed {
  readonly #store: Pick<DocumentStore, 'changes'>;
  readonly #listeners = new Map<string, Set<MoneyListener>>();
  #stop: (() => void) | undefined;

  constructor(store: Pick<DocumentStore, 'changes'>) {
    this.#store = store;
  }

  /** Calls `listener` after each change of the player's money. Returns a function that stops it. */
  subscribe(uid: string, listener: MoneyListener): () => void {
    const listeners = this.#listeners.get(uid) ?? new Set();
    this.#listeners.set(uid, listeners.add(listener));
    this.#stop ??= this.#store.changes(['users', 'deposits', 'withdrawals'], (changes) => this.#tell(changes));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(uid) === listeners) this.#listeners.delete(uid);
      if (this.#listeners.size === 0) this.close();
    };
  }

  close(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#listeners.clear();
  }

  /** A commit that wrote a payment is told as one change, although it wrote the player's document too. */
  #tell(changes: readonly Change[]): void {
    const parts = new Map<string, MoneyPart>();
    for (const change of changes) {
      const uid = playerOf(change);
      if (uid === undefined) continue;
      const isPayment = change.collection !== 'users';
      parts.set(uid, isPayment || parts.get(uid) === 'all' ? 'all' : 'balance');
    }
    for (const [uid, part] of parts) this.#listeners.get(uid)?.forEach((listener) => listener(part));
  }
}
