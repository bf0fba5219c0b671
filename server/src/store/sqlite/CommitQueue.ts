import type { Commit, SqliteTables } from './SqliteTables.ts';

type Waiting = Commit & { resolve: () => void; reject: (error: unknown) => void };

/** Commits that are ready at the same time go to disk together: one wait for the disk serves all of them. */
export class CommitQueue {
  readonly #tables: SqliteTables;
  #waiting: Waiting[] = [];

  constructor(tables: SqliteTables) {
    this.#tables = tables;
  }

  /** Resolves when the writes are on disk. @throws Conflict when a read is old, or a new document exists */
  add(commit: Commit): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...commit, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const together = this.#waiting;
    this.#waiting = [];
    try {
      const errors = this.#tables.commit(together);
      together.forEach(({ resolve, reject }, index) => (errors.has(index) ? reject(errors.get(index)) : resolve()));
    } catch (error) {
      together.forEach(({ reject }) => reject(error));
    }
  }
}
