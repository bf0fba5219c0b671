/** The interface for adapters, with untyped documents. `checkedStore` adds the types. */
import type { ChangeListener, DocumentStore } from './DocumentStore.ts';
import type { RawFilter, RawQuery, StoredDocument } from './query.ts';

export interface RawReader {
  get(collection: string, id: string): Promise<StoredDocument | undefined>;
  find(collection: string, query?: RawQuery): Promise<StoredDocument[]>;
  sum(collection: string, field: string, filter?: RawFilter): Promise<number>;
  count(collection: string, filter?: RawFilter): Promise<number>;
}

export interface RawTransaction extends RawReader {
  create(collection: string, document: StoredDocument): void;
  set(collection: string, document: StoredDocument): void;
  delete(collection: string, id: string): void;
}

export interface RawStore extends RawReader, Pick<DocumentStore, 'lease' | 'close'> {
  copyTo?(file: string): Promise<void>;
  transaction<T>(key: string, callback: (tx: RawTransaction) => Promise<T>): Promise<T>;
  changes(collections: readonly string[], listener: ChangeListener): () => void;
}
