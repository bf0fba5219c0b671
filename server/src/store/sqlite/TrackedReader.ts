import type { RawFilter, RawQuery, RawReader } from '../RawStore.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { asDocument } from './asDocument.ts';
import type { SqliteTables } from './SqliteTables.ts';
import { type Scope, scopeOf } from './Versions.ts';

/** Reads for a transaction and remembers the results, to check at the end that they are still the same. */
export class TrackedReader implements RawReader {
  readonly #tables: SqliteTables;
  readonly #checks: (() => boolean)[] = [];

  constructor(tables: SqliteTables) {
    this.#tables = tables;
  }

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    const json = this.#read({ collection, id }, () => this.#tables.get(collection, id));
    return json === undefined ? undefined : asDocument(json);
  }

  async find(collection: string, query: RawQuery = {}): Promise<StoredDocument[]> {
    return this.#read(scopeOf(collection, query.where), () => this.#tables.find(collection, query)).map(asDocument);
  }

  async sum(collection: string, field: string, filter: RawFilter = {}): Promise<number> {
    return this.#read(scopeOf(collection, filter.where), () => this.#tables.sum(collection, field, filter));
  }

  async count(collection: string, filter: RawFilter = {}): Promise<number> {
    return this.#read(scopeOf(collection, filter.where), () => this.#tables.count(collection, filter));
  }

  isCurrent(): boolean {
    return this.#checks.every((check) => check());
  }

  /** What did not change since needs no second read. */
  #read<T>(scope: Scope, read: () => T): T {
    const version = this.#tables.version(scope);
    const seen = read();
    this.#checks.push(() => version === this.#tables.version(scope) || same(seen, read()));
    return seen;
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
