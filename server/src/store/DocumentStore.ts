/**
 * The port to the document database. Adapters: SQLite (one machine) and Firestore (many machines); both pass
 * `describeStoreContract`. What the port promises is what both can keep.
 */
import type { Collections } from './collections.ts';
import type { Filter, NumberFieldOf, Query } from './query.ts';

type NameOf<TCollections> = keyof TCollections & string;

/** `TCollections` names the record of each collection: another name, or a field that its record has not, does not compile. */
export interface Reader<TCollections = Collections> {
  /**
   * The document, or undefined when there is none.
   * @throws UnreadableRecord when it is not what its collection holds; so does `find`
   */
  get<N extends NameOf<TCollections>>(collection: N, id: string): Promise<TCollections[N] | undefined>;
  find<N extends NameOf<TCollections>>(collection: N, query?: Query<TCollections[N]>): Promise<TCollections[N][]>;
  /** Of the documents that `find` would give, also of those that it could not read. */
  ids<N extends NameOf<TCollections>>(collection: N, query?: Query<TCollections[N]>): Promise<string[]>;
  /** The sum of a field; documents where it is no number count as 0. */
  sum<N extends NameOf<TCollections>>(
    collection: N,
    field: NumberFieldOf<TCollections[N]>,
    filter?: Filter<TCollections[N]>,
  ): Promise<number>;
}

/** Reads come first; writes are kept back until the callback has returned. A read after a write throws ReadAfterWrite. */
export interface Transaction<TCollections = Collections> extends Reader<TCollections> {
  /** The transaction fails with Conflict when the document exists. */
  create<N extends NameOf<TCollections>>(collection: N, document: TCollections[N]): void;
  /** Writes the document whole, whether it exists or not. */
  set<N extends NameOf<TCollections>>(collection: N, document: TCollections[N]): void;
  /** Nothing happens when there is none. */
  delete(collection: NameOf<TCollections>, id: string): void;
}

export type ChangeListener = (collections: ReadonlySet<string>) => void;

export interface DocumentStore<TCollections = Collections> extends Reader<TCollections> {
  count<N extends NameOf<TCollections>>(collection: N, filter?: Filter<TCollections[N]>): Promise<number>;
  /**
   * Reads and writes as one: nothing that was read may have changed when the writes are made, and all are made or none.
   * Transactions of the same `key` (such as a user id) wait for each other instead of colliding.
   * The callback may run several times: ids and times are made outside, and it must not start a transaction of its own.
   * @throws Conflict when what was read kept changing, or a document to create exists
   * @throws Busy when too many wait for the key, or the database is held by another
   */
  transaction<T>(key: string, callback: (tx: Transaction<TCollections>) => Promise<T>): Promise<T>;
  /** Calls `listener` after each change with the collections it touched. Returns what ends it. */
  watch(listener: ChangeListener): () => void;
  /** Waits for transactions that run, then lets the database go. */
  close(): Promise<void>;
}
