/** The SQL statements, synchronous, over documents as JSON text. Counts the changes. */
import type { RawFilter, RawQuery } from '../query.ts';
import { backup, type DatabaseSync, type StatementSync } from 'node:sqlite';
import { OWNER, ownerOf } from '../ChangeFeed.ts';
import type { CollectionIndexes } from '../collection.ts';
import { codeOf, Conflict, diskError } from '../errors.ts';
import type { Write } from '../WriteBuffer.ts';
import { countSql, findSql, quoted, type Sql, sumSql } from './sqlQuery.ts';
import { type Scope, Versions } from './Versions.ts';

/** Queries are few and fixed; this limits only those with lists of varying length. */
const MAX_STATEMENTS = 200;

/** A commit may end a copy that has just begun: about one in eight, where commits never pause. */
const MOST_COPIES = 100;

/** The writes of one transaction, to be made when what it read has not changed. */
export type Commit = { writes: readonly Write[]; isCurrent: () => boolean };

export class SqliteTables {
  readonly #database: DatabaseSync;
  readonly #collections: CollectionIndexes;
  readonly #versions = new Versions();
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync, collections: CollectionIndexes) {
    this.#database = database;
    this.#collections = collections;
  }

  version(scope: Scope): number {
    return this.#versions.of(scope);
  }

  get(collection: string, id: string): string | undefined {
    this.#declared(collection);
    const text = `SELECT json FROM ${quoted(collection)} WHERE id = ?`;
    return this.#rows({ text, values: [id] }).map(jsonOf)[0];
  }

  find(collection: string, query: RawQuery): string[] {
    this.#declared(collection);
    return this.#rows(findSql(collection, query)).map(jsonOf);
  }

  sum(collection: string, field: string, filter: RawFilter): number {
    const { indexes } = this.#declared(collection);
    return totalOf(this.#rows(sumSql(collection, field, filter, indexes)));
  }

  count(collection: string, filter: RawFilter): number {
    this.#declared(collection);
    return totalOf(this.#rows(countSql(collection, filter)));
  }

  /**
   * Each commit all or none, and all that can be made on disk when this returns. The answer has the error of each that
   * can't, by its place: a Conflict when it is not current, or a new document exists. @throws CannotWrite, Error of the database
   */
  commit(commits: readonly Commit[]): Map<number, Conflict> {
    const errors = new Map<number, Conflict>();
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      commits.forEach((commit, index) => {
        const error = this.#conflictOf(commit);
        if (error) errors.set(index, error);
        else this.#write(commit.writes);
      });
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw diskError(error);
    }
    return errors;
  }

  /** SQLite's online backup: writes meanwhile go into it too. @throws Error of the database */
  async copyTo(file: string): Promise<void> {
    for (let triesLeft = MOST_COPIES; triesLeft > 0; triesLeft -= 1) {
      const error = await backup(this.#database, file).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error === undefined) return;
      // Node says "not an error" of a backup whose first step met a commit.
      if (triesLeft === 1 || codeOf(error, 'errcode') !== 0) throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  /** Looked for before the first write: a savepoint to return to would copy every page that the commit changes. */
  #conflictOf({ writes, isCurrent }: Commit): Conflict | undefined {
    if (!isCurrent()) return new Conflict('changed', 'What the transaction read has changed');
    /** True when a document of this name exists after the writes so far. */
    const isThere = new Map<string, boolean>();
    for (const write of writes) {
      const { kind, collection } = write;
      const name = `${collection}/${idOf(write)}`;
      if (kind === 'create' && (isThere.get(name) ?? this.get(collection, idOf(write)) !== undefined))
        return new Conflict('exists', `${name} exists already`);
      isThere.set(name, kind !== 'delete');
    }
    return undefined;
  }

  #write(writes: readonly Write[]): void {
    const owners = writes.map((write) => [this.#ownerOf(write), ownerIn(write)]);
    writes.forEach((write) => this.#apply(write));
    writes.forEach((write, index) => this.#versions.changed(write.collection, idOf(write), owners[index] ?? []));
  }

  #apply(write: Write): void {
    this.#declared(write.collection);
    const table = quoted(write.collection);
    if (write.kind === 'delete') {
      this.#prepared(`DELETE FROM ${table} WHERE id = ?`).run(write.id);
      return;
    }
    const orReplaced = write.kind === 'set' ? ' ON CONFLICT (id) DO UPDATE SET json = excluded.json' : '';
    const statement = this.#prepared(`INSERT INTO ${table} (id, json) VALUES (?, ?)${orReplaced}`);
    statement.run(write.document.id, JSON.stringify(write.document));
  }

  /** The owner of the document as it is stored. */
  #ownerOf(write: Write): string | undefined {
    this.#declared(write.collection);
    if (write.kind === 'create') return undefined;
    const text = `SELECT json ->> '$.${OWNER}' AS owner FROM ${quoted(write.collection)} WHERE id = ?`;
    const owner = this.#rows({ text, values: [idOf(write)] })[0]?.['owner'];
    return typeof owner === 'string' ? owner : undefined;
  }

  /** @throws TypeError for an undeclared collection */
  #declared(collection: string): CollectionIndexes[string] {
    const declared = this.#collections[collection];
    if (!declared) throw new TypeError(`There is no collection "${collection}"`);
    return declared;
  }

  #rows({ text, values }: Sql): Record<string, unknown>[] {
    return this.#prepared(text).all(...values);
  }

  #prepared(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }
}

const idOf = (write: Write): string => (write.kind === 'delete' ? write.id : write.document.id);

const ownerIn = (write: Write): string | undefined => (write.kind === 'delete' ? undefined : ownerOf(write.document));

const jsonOf = (row: Record<string, unknown>): string => String(row['json']);
const totalOf = (rows: Record<string, unknown>[]): number => Number(rows[0]?.['total'] ?? 0);
