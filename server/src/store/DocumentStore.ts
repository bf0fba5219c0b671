/** The interface to the document database. SQLite (one server) and Firestore (many) pass `describeStoreContract`. */
import type { Collections } from './collections.ts';
import type { Filter, NumberFieldOf, Query } from './query.ts';

type NameOf<TCollections> = keyof TCollections & string;

/** `TCollections` names the record of each collection: an unknown name or field does not compile. */
export interface Reader<TCollections = Collections> {
  /** The document, or undefined. @throws UnreadableRecord when it does not fit its collection; so does `find` */
  get<N extends NameOf<TCollections>>(collection: N, id: string): Promise<TCollections[N] | undefined>;
  find<N extends NameOf<TCollections>>(collection: N, query?: Query<TCollections[N]>): Promise<TCollections[N][]>;
  /** Ids of the documents that `find` would give, also of unreadable ones. */
  ids<N extends NameOf<TCollections>>(collection: N, query?: Query<TCollections[N]>): Promise<string[]>;
  /** The sum of a field; documents without a number count as 0. */
  sum<N extends NameOf<TCollections>>(
    collection: N,
    field: NumberFieldOf<TCollections[N]>,
    filter?: Filter<TCollections[N]>,
  ): Promise<number>;
  count<N extends NameOf<TCollections>>(collection: N, filter?: Filter<TCollections[N]>): Promise<number>;
}

/** Reads come first; writes wait until the callback has returned. A read after a write throws ReadAfterWrite. */
export interface Transaction<TCollections = Collections> extends Reader<TCollections> {
  /** The transaction fails with Conflict when the document exists. */
  create<N extends NameOf<TCollections>>(collection: N, document: TCollections[N]): void;
  /** Writes the whole document, whether it exists or not. */
  set<N extends NameOf<TCollections>>(collection: N, document: TCollections[N]): void;
  /** Does nothing when there is none. */
  delete(collection: NameOf<TCollections>, id: string): void;
}

/** `owner`: the player whose document it is (its `userId`), if the document names one. Missing for a deleted document. */
export type Change = { collection: string; id: string; owner: string | undefined };

/** Gets all changes of one commit together. It must not throw. */
export type ChangeListener = (changes: readonly Change[]) => void;

/** The right to do some work alone. It ends by itself, by the clock of the store. */
export interface Lease {
  /** Begins the whole time again. False when another holder has the work now. */
  renew(): Promise<boolean>;
  /** Gives the work back; does nothing when another holder has it. */
  release(): Promise<void>;
}

export interface DocumentStore<TCollections = Collections> extends Reader<TCollections> {
  /**
   * All writes are made or none, and only if nothing that was read has changed. Transactions of one `key` wait for each
   * other. The callback may run several times: make ids and times outside, and start no transaction in it.
   * @throws Conflict when reads kept changing, or a document to create exists
   * @throws CannotWrite when the disk takes no writes
   * @throws Busy when too many wait for the key, or another process holds the database
   */
  transaction<T>(key: string, callback: (tx: Transaction<TCollections>) => Promise<T>): Promise<T>;
  /** Tells each commit to the collections, of any server, perhaps more than once. Returns a function that stops it. */
  changes(collections: readonly NameOf<TCollections>[], listener: ChangeListener): () => void;
  /** The lease of a name for `ttl` milliseconds; undefined while another holder has it, on this server or another. */
  lease(name: string, ttl: number): Promise<Lease | undefined>;
  /** Copies all as it is at one moment into a file, while others go on; missing where the database has its own exports. */
  copyTo?(file: string): Promise<void>;
  /** Waits for running transactions, then releases the database. */
  close(): Promise<void>;
}
