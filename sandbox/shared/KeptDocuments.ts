import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface KeptDocument {
  id: string;
}

/** The data of a sandbox provider in one file that is complete at every moment and survives a crash. */
export class KeptDocuments {
  readonly #database: DatabaseSync;

  /** Creates the folder when missing. */
  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Phone numbers are nobody else's.
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    this.#database = new DatabaseSync(file);
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS documents (
        kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
      ) STRICT`);
  }

  get<TDocument extends KeptDocument>(kind: string, id: string): TDocument | undefined {
    const row = this.#database.prepare('SELECT body FROM documents WHERE kind = ? AND id = ?').get(kind, id);
    return row && (JSON.parse(String(row['body'])) as TDocument);
  }

  put(kind: string, document: KeptDocument): void {
    const sql = 'INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body';
    this.#database.prepare(sql).run(kind, document.id, JSON.stringify(document));
  }

  delete(kind: string, id: string): void {
    this.#database.prepare('DELETE FROM documents WHERE kind = ? AND id = ?').run(kind, id);
  }

  /** Lists the documents in the order of their creation. */
  all<TDocument extends KeptDocument>(kind: string): TDocument[] {
    const rows = this.#database.prepare('SELECT body FROM documents WHERE kind = ? ORDER BY rowid').all(kind);
    return rows.map(({ body }) => JSON.parse(String(body)) as TDocument);
  }

  /** All writes of `change`, or none when it throws. */
  atOnce<TResult>(change: () => TResult): TResult {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = change();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }
}
