import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../data/openStore.ts';
import { ANY_METHOD } from '../../testing/RailKit.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';
import { checkedStore } from '../checkedStore.ts';
import type { Collections } from '../collections.ts';
import { openDatabase } from './openSqliteStore.ts';
import { SqliteStore } from './SqliteStore.ts';
import { SqliteTables } from './SqliteTables.ts';

let folder: string;
let database: DatabaseSync;
let server: MoneyApp;
let log: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-full-'));
  database = openDatabase(path.join(folder, 'karata.sqlite'), COLLECTIONS);
  const tables = new SqliteTables(database, COLLECTIONS);
  const store = checkedStore<Collections>(new SqliteStore(tables), COLLECTIONS);
  log = '';
  server = await startMoneyApp({ logLevel: 'error' }, { store, logTo: { write: (line) => (log += line) } });
  await server.put('games', { id: 'simba', name: 'Simba', provider: 'Karata', gameUrl: '/originals/slots.html' });
  await server.pay(12_950);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const FILLED = ['deposits', 'withdrawals', 'users', 'meta', 'idempotency'] as const;
const SIZES = [3_000, 300, 30];

/** SQLite then says what it says on a full disk. The room that is left in its pages is taken, table by table. */
function fillDisk(): void {
  const pages = Number(Object.values(database.prepare('PRAGMA page_count').get() ?? {})[0]);
  database.exec(`PRAGMA max_page_count = ${pages}`);
  for (const table of FILLED) for (const size of SIZES) fill(table, size);
}

function fill(table: string, size: number): void {
  const insert = database.prepare(`INSERT INTO "${table}" VALUES (?, ?)`);
  try {
    for (let row = 0; row < 1_000; row += 1) insert.run(`fill-${size}-${row}`, JSON.stringify('x'.repeat(size)));
  } catch {
    // Full.
  }
}

describe('on a full disk', () => {
  beforeEach(() => fillDisk());

  it('health is not ready', async () => {
    expect((await server.app.inject('/api/health')).statusCode).toBe(503);
  });

  it('a deposit and a withdrawal are answered with 503 and words, and move nothing', async () => {
    for (let asked = 0; asked < 3; asked += 1) {
      const deposit = await server.begin(12_950);
      expect(deposit).toMatchObject({ status: 503, code: 'cannot_save' });
      expect(deposit.body).toContain('nothing has changed');
    }
    const withdrawal = await server.post('/wallet/withdrawals', { amount: 10, methodId: ANY_METHOD });
    expect(withdrawal).toMatchObject({ status: 503, code: 'cannot_save' });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ available: 100, held: 0 });
  });

  it('the log names the cause', async () => {
    await server.begin(12_950);
    expect(log).toContain('the disk is full');
    expect(log).toContain('database or disk is full');
    expect(log).not.toContain('cannot rollback');
  });

  it('reading, signing in again and demo games go on', async () => {
    expect((await server.ask('/wallet/balance')).status).toBe(200);
    expect((await server.ask('/wallet/transactions')).status).toBe(200);
    expect((await server.ask('/gaming')).status).toBe(200);
    expect((await server.app.inject('/api/games')).statusCode).toBe(200);
    expect(await server.post('/games/simba/open', {})).toMatchObject({ status: 200, data: { isDemo: true } });
    expect((await server.post('/users/session', {})).status).toBe(200);
  });

  it('everything goes on once there is room', async () => {
    expect((await server.begin(12_950)).status).toBe(503);
    database.exec('PRAGMA max_page_count = 1000000');
    expect((await server.begin(12_950)).status).toBe(200);
  });
});
