import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { TEST_COLLECTIONS } from '../contract.testTools.ts';
import { openDatabase } from './openSqliteStore.ts';
import { SqliteTables } from './SqliteTables.ts';

const COPIES = 40;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

let folder: string;
let database: ReturnType<typeof openDatabase>;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-copy-'));
  database = openDatabase(path.join(folder, 'data.sqlite'), TEST_COLLECTIONS);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** Commits as fast as they can be made until `stop`. `count` is how many there are. */
function commitSteadily(tables: SqliteTables) {
  const progress = { count: 0 };
  let isRunning = true;
  const write = async () => {
    for (; isRunning; progress.count += 1) {
      const document = { id: `game-${progress.count % 100}`, name: `Simba ${progress.count}` };
      tables.commit([{ writes: [{ kind: 'set', collection: 'games', document }], isCurrent: () => true }]);
      await nextTurn();
    }
  };
  const ended = write();
  return {
    progress,
    stop: async () => {
      isRunning = false;
      await ended;
    },
  };
}

/** The number of the latest commit in a copy; -1 without any. */
function latestIn(file: string): number {
  const copy = openDatabase(file, TEST_COLLECTIONS);
  const games = new SqliteTables(copy, TEST_COLLECTIONS).find('games', {});
  copy.close();
  return Math.max(-1, ...games.map((json) => Number(/Simba (\d+)/.exec(json)?.[1])));
}

it('copies are made beside steady commits, each with all that was there when it began', async () => {
  const tables = new SqliteTables(database, TEST_COLLECTIONS);
  const { progress, stop } = commitSteadily(tables);
  const file = path.join(folder, 'copy.sqlite');
  try {
    for (let copy = 0; copy < COPIES; copy += 1) {
      const before = progress.count;
      await tables.copyTo(file);
      expect(latestIn(file)).toBeGreaterThanOrEqual(before - 1);
    }
  } finally {
    await stop();
  }
});
