/**
 * The port to the document database. Adapters: SQLite (one machine) and Firestore (many machines); both pass
 * `describeStoreContract`. What the port promises is what both can keep.
 */

/** A value that conditions, order and cursors may use. */
export type Scalar = string | number | boolean;

/** JSON throughout: fields that are `undefined` are not stored. What a reader gets is a copy of its own. */
export interface StoredDocument {
  id: string;
  [field: string]: unknown;
}

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/**
 * `field` may reach into an object with dots. A condition holds only for documents that have the field, and all
 * operators but `!=` only for values of the type given.
 */
export type Condition =
  | readonly [field: string, op: Comparison, value: Scalar]
  | readonly [field: string, op: 'in', values: readonly Scalar[]];

export interface Filter {
  where?: readonly Condition[];
}

export interface Query extends Filter {
  /**
   * Documents without the field are left out; equal ones follow their id in the same direction. Without it the order
   * is that of the first condition that is a range or `!=`, else of the ids.
   */
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit?: number;
  /** Go on after this document of the order: its value of the orderBy field, and its id. Needs `orderBy`. */
  after?: { value: Scalar; id: string };
}

export interface Reader {
  /** The document, or undefined when there is none. */
  get(collection: string, id: string): Promise<StoredDocument | undefined>;
  find(collection: string, query?: Query): Promise<StoredDocument[]>;
  /** The sum of a field; documents where it is no number count as 0. */
  sum(collection: string, field: string, filter?: Filter): Promise<number>;
}

/** Reads come first; writes are kept back until the callback has returned. A read after a write throws ReadAfterWrite. */
export interface Transaction extends Reader {
  /** The transaction fails with Conflict when the document exists. */
  create(collection: string, document: StoredDocument): void;
  /** Writes the document whole, whether it exists or not. */
  set(collection: string, document: StoredDocument): void;
  /** Nothing happens when there is none. */
  delete(collection: string, id: string): void;
}

export type ChangeListener = (collections: ReadonlySet<string>) => void;

export interface DocumentStore extends Reader {
  count(collection: string, filter?: Filter): Promise<number>;
  /**
   * Reads and writes as one: nothing that was read may have changed when the writes are made, and all are made or none.
   * Transactions of the same `key` (such as a user id) wait for each other instead of colliding.
   * The callback may run several times: ids and times are made outside, and it must not start a transaction of its own.
   * @throws Conflict when what was read kept changing, or a document to create exists
   * @throws Busy when too many wait for the key, or the database is held by another
   */
  transaction<T>(key: string, callback: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Calls `listener` after each change with the collections it touched. Returns what ends it. */
  watch(listener: ChangeListener): () => void;
  /** Waits for transactions that run, then lets the database go. */
  close(): Promise<void>;
}

/** The collections of a database, each with the field lists that its queries need an index for. */
export type CollectionIndexes = Readonly<Record<string, readonly (readonly string[])[]>>;
