import type { StoredDocument } from './query.ts';
import { ReadAfterWrite } from './errors.ts';
import type { RawReader, RawTransaction } from './RawStore.ts';

/** A copy of what JSON can say. A tenth of what structuredClone takes, which every write of money would wait for. */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Record<string, unknown> = { ...value };
  for (const field of Object.keys(copy)) copy[field] = copyOf(copy[field]);
  return copy;
}

export type Write =
  | { kind: 'create' | 'set'; collection: string; document: StoredDocument }
  | { kind: 'delete'; collection: string; id: string };

/** The transaction for a callback: reads go through, writes are collected for the adapter. */
export class WriteBuffer implements RawTransaction {
  readonly writes: Write[] = [];
  readonly #reader: RawReader;

  constructor(reader: RawReader) {
    this.#reader = reader;
  }

  async get(...args: Parameters<RawReader['get']>) {
    return this.#reading.get(...args);
  }

  async find(...args: Parameters<RawReader['find']>) {
    return this.#reading.find(...args);
  }

  async sum(...args: Parameters<RawReader['sum']>) {
    return this.#reading.sum(...args);
  }

  async count(...args: Parameters<RawReader['count']>) {
    return this.#reading.count(...args);
  }

  create(collection: string, document: StoredDocument): void {
    this.writes.push({ kind: 'create', collection, document: copyOf(document) });
  }

  set(collection: string, document: StoredDocument): void {
    this.writes.push({ kind: 'set', collection, document: copyOf(document) });
  }

  delete(collection: string, id: string): void {
    this.writes.push({ kind: 'delete', collection, id });
  }

  get #reading(): RawReader {
    if (this.writes.length > 0) throw new ReadAfterWrite('A transaction must read before it writes');
    return this.#reader;
  }
}
