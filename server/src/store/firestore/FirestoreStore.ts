import { setTimeout as turn } from 'node:timers/promises';
import { Firestore, type Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import { ChangeFeed } from '../ChangeFeed.ts';
import type { CollectionIndexes, Declarations, Records } from '../collection.ts';
import type { ChangeListener, DocumentStore, Lease } from '../DocumentStore.ts';
import { KeyedQueue } from '../KeyedQueue.ts';
import type { RawFilter, RawQuery, StoredDocument } from '../query.ts';
import type { RawStore, RawTransaction } from '../RawStore.ts';
import { type Write, WriteBuffer } from '../WriteBuffer.ts';
import { FirestoreReader } from './FirestoreReader.ts';
import { FirestoreLeases } from './FirestoreLeases.ts';
import { FirestoreListeners } from './listening.ts';
import { firestoreReadError, firestoreError } from '../errors.ts';
import { checkedStore } from '../checkedStore.ts';

const MAX_WAITING = 1_000;
/** Accounts of one person write each other's documents, each by a key of its own: two of them at once may need many attempts. */
const MAX_ATTEMPTS = 10;

export interface FirestoreStoreOptions {
  /** Tests set it, to find callbacks that must not run twice. */
  runsCallbacksTwice?: boolean;
  /** Transactions that may wait for one key in this process before Busy. */
  maxWaiting?: number;
  /** Tests set it: how many ms the clock of the leases is ahead of Firestore's. */
  leaseClockAhead?: () => number;
}

function fail(error: unknown): never {
  throw firestoreReadError(error);
}

/** The store for many servers. Transactions of one key wait here, because conflicts in Firestore would use up their attempts. */
export class FirestoreStore implements RawStore {
  readonly #database: Firestore;
  readonly #reader: FirestoreReader;
  readonly #queue: KeyedQueue;
  readonly #options: FirestoreStoreOptions;
  readonly #feed = new ChangeFeed();
  readonly #listeners: FirestoreListeners;
  readonly #leases: FirestoreLeases;
  #isClosing = false;

  constructor(database: Firestore, collections: CollectionIndexes, options: FirestoreStoreOptions = {}) {
    this.#database = database;
    this.#listeners = new FirestoreListeners(database, collections, (changes) => this.#feed.tell(changes));
    this.#reader = new FirestoreReader(database);
    this.#queue = new KeyedQueue(options.maxWaiting ?? MAX_WAITING);
    this.#leases = new FirestoreLeases(database, this.#queue, options.leaseClockAhead);
    this.#options = options;
  }

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    return this.#reader.get(collection, id).catch(fail);
  }

  async find(collection: string, query?: RawQuery): Promise<StoredDocument[]> {
    return this.#reader.find(collection, query).catch(fail);
  }

  async sum(collection: string, field: string, filter?: RawFilter): Promise<number> {
    return this.#reader.sum(collection, field, filter).catch(fail);
  }

  async count(collection: string, filter?: RawFilter): Promise<number> {
    return this.#reader.count(collection, filter).catch(fail);
  }

  async transaction<T>(key: string, callback: (tx: RawTransaction) => Promise<T>): Promise<T> {
    if (this.#isClosing) throw new Error('The store is closed');
    return this.#queue.run(key, () => this.#run(callback));
  }

  /** Our own changes are told after their commit, and once more by Firestore's listener. */
  changes(collections: readonly string[], listener: ChangeListener): () => void {
    const stops = [
      this.#feed.subscribe(collections, listener),
      ...collections.map((name) => this.#listeners.follow(name)),
    ];
    return () => stops.splice(0).forEach((stop) => stop());
  }

  lease(name: string, ttl: number): Promise<Lease | undefined> {
    return this.#leases.take(name, ttl);
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#listeners.close();
    await this.#queue.idle();
    // Firestore's library waits for two timers before each stream, and a stream that then finds it terminated ends the process.
    for (let waited = 0; waited < 3; waited += 1) await turn(0);
    await this.#database.terminate();
  }

  async #run<T>(callback: (tx: RawTransaction) => Promise<T>): Promise<T> {
    let written: readonly Write[] = [];
    try {
      const result = await this.#database.runTransaction(
        async (transaction) => {
          const { answer, writes } = await this.#attempt(transaction, callback);
          written = writes;
          return answer;
        },
        { maxAttempts: MAX_ATTEMPTS },
      );
      this.#feed.tellWrites(written);
      return result;
    } catch (error) {
      throw firestoreError(error);
    }
  }

  async #attempt<T>(transaction: FirestoreTransaction, callback: (tx: RawTransaction) => Promise<T>) {
    const reader = new FirestoreReader(this.#database, transaction);
    if (this.#options.runsCallbacksTwice) await callback(new WriteBuffer(reader));
    const buffer = new WriteBuffer(reader);
    const answer = await callback(buffer);
    buffer.writes.forEach((write) => this.#apply(transaction, write));
    return { answer, writes: buffer.writes };
  }

  #apply(transaction: FirestoreTransaction, write: Write): void {
    if (write.kind === 'delete') {
      transaction.delete(this.#reader.referenceTo(write.collection, write.id));
      return;
    }
    const { id, ...fields } = write.document;
    transaction[write.kind](this.#reader.referenceTo(write.collection, id), fields);
  }
}

/** Google controls the access (GOOGLE_APPLICATION_CREDENTIALS, or the machine's account); FIRESTORE_EMULATOR_HOST selects the emulator. */
export function openFirestoreRaw(
  projectId: string,
  collections: CollectionIndexes,
  options?: FirestoreStoreOptions,
): RawStore {
  // The search for Google's servers takes time and prints a warning elsewhere.
  if (process.env['FIRESTORE_EMULATOR_HOST']) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const database = new Firestore({ projectId, ignoreUndefinedProperties: true });
  return new FirestoreStore(database, collections, options);
}

/** The store with the types of its collections. */
export const openFirestoreStore = <TCollections extends Records<TCollections>>(
  projectId: string,
  collections: Declarations<TCollections>,
  options?: FirestoreStoreOptions,
): DocumentStore<TCollections> =>
  checkedStore<TCollections>(openFirestoreRaw(projectId, collections, options), collections);
