import { ChangeFeed } from '../ChangeFeed.ts';
import type { ChangeListener, Lease } from '../DocumentStore.ts';
import { Conflict } from '../errors.ts';
import { KeyedQueue } from '../KeyedQueue.ts';
import type { RawFilter, RawQuery, StoredDocument } from '../query.ts';
import type { RawStore, RawTransaction } from '../RawStore.ts';
import { WriteBuffer } from '../WriteBuffer.ts';
import { asDocument, TrackedReader } from './TrackedReader.ts';
import { CommitQueue } from './CommitQueue.ts';
import type { SqliteTables } from './SqliteTables.ts';

const MAX_ATTEMPTS = 5;
const MAX_WAITING = 1_000;

export interface SqliteStoreOptions {
  /** Tests set it, to find callbacks that must not run twice. */
  runsCallbacksTwice?: boolean;
  /** Transactions that may wait for one key before Busy. */
  maxWaiting?: number;
  /** The clock of the leases, Unix ms; tests replace it. */
  now?: () => number;
}

/** Callbacks run outside SQL transactions: checked, their writes go to disk in one short BEGIN IMMEDIATE … COMMIT. */
export class SqliteStore implements RawStore {
  readonly #tables: SqliteTables;
  readonly #commits: CommitQueue;
  readonly #queue: KeyedQueue;
  readonly #repeats: KeyedQueue;
  readonly #feed = new ChangeFeed();
  readonly #leases: Leases;
  readonly #runsCallbacksTwice: boolean;
  #isClosing = false;

  constructor(tables: SqliteTables, options: SqliteStoreOptions = {}) {
    this.#tables = tables;
    this.#commits = new CommitQueue(tables);
    this.#queue = new KeyedQueue(options.maxWaiting ?? MAX_WAITING);
    this.#repeats = new KeyedQueue(MAX_WAITING);
    this.#leases = new Leases(options.now ?? Date.now);
    this.#runsCallbacksTwice = options.runsCallbacksTwice ?? false;
  }

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    const json = this.#tables.get(collection, id);
    return json === undefined ? undefined : asDocument(json);
  }

  async find(collection: string, query: RawQuery = {}): Promise<StoredDocument[]> {
    return this.#tables.find(collection, query).map(asDocument);
  }

  async sum(collection: string, field: string, filter: RawFilter = {}): Promise<number> {
    return this.#tables.sum(collection, field, filter);
  }

  async count(collection: string, filter: RawFilter = {}): Promise<number> {
    return this.#tables.count(collection, filter);
  }

  async transaction<T>(key: string, callback: Callback<T>): Promise<T> {
    if (this.#isClosing) throw new Error('The store is closed');
    return this.#queue.run(key, () => this.#commit(callback));
  }

  changes(collections: readonly string[], listener: ChangeListener): () => void {
    return this.#feed.subscribe(collections, listener);
  }

  async lease(name: string, ttl: number): Promise<Lease | undefined> {
    return this.#leases.take(name, ttl);
  }

  copyTo(file: string): Promise<void> {
    return this.#tables.copyTo(file);
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    await this.#queue.idle();
    this.#tables.close();
  }

  /** Repeats run one after another, so that many transactions that change one document all come to an end. */
  async #commit<T>(callback: Callback<T>): Promise<T> {
    try {
      return await this.#attempt(callback);
    } catch (error) {
      if (!isRepeatable(error)) throw error;
      return this.#repeats.run('', () => this.#repeat(callback, MAX_ATTEMPTS - 1));
    }
  }

  async #repeat<T>(callback: Callback<T>, attemptsLeft: number): Promise<T> {
    try {
      return await this.#attempt(callback);
    } catch (error) {
      if (attemptsLeft > 1 && isRepeatable(error)) return this.#repeat(callback, attemptsLeft - 1);
      throw error;
    }
  }

  async #attempt<T>(callback: Callback<T>): Promise<T> {
    if (this.#runsCallbacksTwice) await callback(new WriteBuffer(new TrackedReader(this.#tables)));
    const reader = new TrackedReader(this.#tables);
    const tx = new WriteBuffer(reader);
    const result = await callback(tx);
    await this.#commits.add({ writes: tx.writes, isCurrent: () => reader.isCurrent() });
    this.#feed.tellWrites(tx.writes);
    return result;
  }
}

/** Kept in memory, because one process has the database to itself: a crash frees all leases. */
class Leases {
  readonly #held = new Map<string, { holder: Lease; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  take(name: string, ttl: number): Lease | undefined {
    const held = this.#held.get(name);
    if (held && held.until > this.#now()) return undefined;
    const hold = () => void this.#held.set(name, { holder, until: this.#now() + ttl });
    const isMine = () => this.#held.get(name)?.holder === holder;
    const holder: Lease = {
      renew: async () => {
        if (isMine()) hold();
        return isMine();
      },
      release: async () => {
        if (isMine()) this.#held.delete(name);
      },
    };
    hold();
    return holder;
  }
}

type Callback<T> = (tx: RawTransaction) => Promise<T>;

const isRepeatable = (error: unknown): boolean => error instanceof Conflict && error.reason === 'changed';
