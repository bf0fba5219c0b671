import type { Reader, StoredDocument, Transaction } from './DocumentStore.ts';
import { ReadAfterWrite } from './errors.ts';

export type Write =
  | { kind: 'create' | 'set'; collection: string; document: StoredDocument }
  | { kind: 'delete'; collection: string; id: string };

/** The transaction that a callback sees: reads go through, writes are kept for the adapter. */
export class WriteBuffer implements Transaction {
  readonly writes: Write[] = [];
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  async get(...args: Parameters<Reader['get']>) {
    this.#refuseAfterWrite();
    return this.#reader.get(...args);
  }

  async find(...args: Parameters<Reader['find']>) {
    this.#refuseAfterWrite();
    return this.#reader.find(...args);
  }

  async sum(...args: Parameters<Reader['sum']>) {
    this.#refuseAfterWrite();
    return this.#reader.sum(...args);
  }

  create(collection: string, document: StoredDocument): void {
    this.writes.push({ kind: 'create', collection, document: structuredClone(document) });
  }

  set(collection: string, document: StoredDocument): void {
    this.writes.push({ kind: 'set', collection, document: structuredClone(document) });
  }

  delete(collection: string, id: string): void {
    this.writes.push({ kind: 'delete', collection, id });
  }

  #refuseAfterWrite(): void {
    if (this.writes.length > 0) throw new ReadAfterWrite('A transaction must read before it writes');
  }
}
