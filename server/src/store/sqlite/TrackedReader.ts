import type { RawReader } from '../RawStore.ts';
import type { RawFilter, RawQuery, StoredDocument } from '../query.ts';
import type { SqliteTables } from './SqliteTables.ts';
import { type Scope, scopeOf } from './Versions.ts';

/** Only whole documents with an id are written. */
export const asDocument = (json: string): StoredDocument => JSON.parse(json);

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

  /** A read is repeated only when something in its scope has changed since. */
  #read<T>(scope: Scope, read: () => T): T {
    const version = this.#tables.version(scope);
    const seen = read();
    this.#checks.push(() => version === this.#tables.version(scope) || same(seen, read()));
    return seen;
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
