import type { ChangeListener } from '../DocumentStore.ts';
import { Conflict } from '../errors.ts';
import { KeyedQueue } from '../KeyedQueue.ts';
import type { RawFilter, RawQuery, RawStore, RawTransaction } from '../RawStore.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { WriteBuffer } from '../WriteBuffer.ts';
import { asDocument } from './asDocument.ts';
import { CommitQueue } from './CommitQueue.ts';
import type { SqliteTables } from './SqliteTables.ts';
import { TrackedReader } from './TrackedReader.ts';

const MAX_ATTEMPTS = 5;
const MAX_WAITING = 1_000;

export interface SqliteStoreOptions {
  /** For tests: finds callbacks that must not run twice. */
  runsCallbacksTwice?: boolean;
  /** Transactions that may wait for one key before Busy. */
  maxWaiting?: number;
}

/** Callbacks run outside SQL transactions: checked, their writes go to disk in one short BEGIN IMMEDIATE … COMMIT. */
export class SqliteStore implements RawStore {
  readonly #tables: SqliteTables;
  readonly #commits: CommitQueue;
  readonly #queue: KeyedQueue;
  readonly #repeats: KeyedQueue;
  readonly #listeners = new Set<ChangeListener>();
  readonly #runsCallbacksTwice: boolean;
  #isClosing = false;

  constructor(tables: SqliteTables, options: SqliteStoreOptions = {}) {
    this.#tables = tables;
    this.#commits = new CommitQueue(tables);
    this.#queue = new KeyedQueue(options.maxWaiting ?? MAX_WAITING);
    this.#repeats = new KeyedQueue(MAX_WAITING);
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

  watch(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
    this.#announce(tx);
    return result;
  }

  #announce({ writes }: WriteBuffer): void {
    if (writes.length === 0) return;
    const changed = new Set(writes.map(({ collection }) => collection));
    this.#listeners.forEach((listener) => listener(changed));
  }
}

type Callback<T> = (tx: RawTransaction) => Promise<T>;

const isRepeatable = (error: unknown): boolean => error instanceof Conflict && error.reason === 'changed';
