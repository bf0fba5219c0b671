import fs, { existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { refreshBalance } from '../ledger/index.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { ANY_METHOD } from '../testing/RailKit.ts';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';
import { askForBackup, openBackupDoor, restoreData } from './backup.ts';
import { databaseFile } from './dataDir.ts';
import { openDataDir } from './openStore.ts';

const PLAYERS = ['uid-1', 'uid-2', 'uid-3'];

let folder: string;
let dataDir: string;
let server: MoneyApp;
let closeDoor: () => Promise<void>;
const inFolder = (name: string) => path.join(folder, name);
const modeOf = (file: string) => statSync(file).mode & 0o777;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-drill-'));
  dataDir = inFolder('data');
  const store = openDataDir(dataDir);
  server = await startMoneyApp({}, { store });
  if (!store.copyTo) throw new Error('The store cannot be copied');
  closeDoor = await openBackupDoor(dataDir, store.copyTo);
  for (const id of PLAYERS) await server.put('users', { id, uid: id, balance: 0, bonusBalance: 0 });
});
afterEach(async () => {
  await closeDoor();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Deposits and withdrawals of all players until it is stopped. Returns how many records there were when it began. */
function load() {
  let isRunning = true;
  const play = async (uid: string) => {
    for (let round = 0; isRunning; round += 1) {
      // All pay by one phone, so a deposit may be refused because another changed meanwhile.
      const { data } = await server.begin(12_950, { uid });
      if (data) await server.end((data as { depositId: string }).depositId);
      if (round % 2 === 1) await server.post('/wallet/withdrawals', { amount: 10, methodId: ANY_METHOD }, { uid });
      await turn();
    }
  };
  const ended = Promise.all(PLAYERS.map(play));
  return { stop: async () => ((isRunning = false), await ended) };
}

const countsOf = async (store: DocumentStore) => ({
  deposits: await store.count('deposits', { where: [['status', '==', 'completed']] }),
  withdrawals: await store.count('withdrawals'),
});

describe('a restore drill under load', () => {
  it('gives back every cent of one moment, from a backup of a running server', async () => {
    await server.pay(12_950);
    const backup = inFolder('backup.sqlite');
    const running = load();
    const before = await countsOf(server.store);
    expect(await askForBackup(dataDir, backup)).toBe(statSync(backup).size);
    await running.stop();
    const after = await countsOf(server.store);
    expect(after.deposits).toBeGreaterThan(before.deposits);

    expect(await restoreData(inFolder('restored'), backup)).toBeUndefined();
    const store = openDataDir(inFolder('restored'));
    try {
      const restored = await countsOf(store);
      expect(restored.deposits).toBeGreaterThanOrEqual(before.deposits);
      expect(restored.deposits).toBeLessThanOrEqual(after.deposits);
      for (const uid of PLAYERS) {
        const user = await store.get('users', uid);
        const counted = await refreshBalance({ ...server.app.services.ctx, store }, uid);
        expect([counted?.balance, counted?.held ?? 0]).toEqual([user?.balance, user?.held ?? 0]);
      }
    } finally {
      await store.close();
    }
  });

  it('puts the backup in place of a stopped server, and keeps what was there', async () => {
    await server.pay(12_950);
    const backup = inFolder('backup.sqlite');
    await askForBackup(dataDir, backup);
    await server.pay(12_950);
    await expect(restoreData(dataDir, backup)).rejects.toThrow('in use by a running server');
    await server.store.close();
    expect(await restoreData(dataDir, backup)).toBe(`${databaseFile(dataDir)}.before-restore`);
    const store = openDataDir(dataDir);
    expect((await countsOf(store)).deposits).toBe(1);
    await store.close();
  });

  it('keeps what was there by a copy on a disk where a file has one name only', async () => {
    await server.pay(12_950);
    const backup = inFolder('backup.sqlite');
    await askForBackup(dataDir, backup);
    await server.pay(12_950);
    await server.store.close();
    const linking = jest.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
    });
    const kept = (await restoreData(dataDir, backup)) ?? '';
    expect(linking).toHaveBeenCalledTimes(1);
    expect(modeOf(kept)).toBe(0o600);
    renameSync(kept, databaseFile(dataDir));
    const store = openDataDir(dataDir);
    expect((await countsOf(store)).deposits).toBe(2);
    await store.close();
  });

  it('keeps what the first restore replaced when a second one follows', async () => {
    await server.pay(12_950);
    const backup = inFolder('backup.sqlite');
    await askForBackup(dataDir, backup);
    await server.pay(12_950);
    await server.store.close();
    const first = (await restoreData(dataDir, backup)) ?? '';
    const second = await restoreData(dataDir, backup);
    expect(second).toBe(`${databaseFile(dataDir)}.before-restore-2`);
    renameSync(first, databaseFile(dataDir));
    const store = openDataDir(dataDir);
    expect((await countsOf(store)).deposits).toBe(2);
    await store.close();
  });
});

describe('a backup', () => {
  it('and its database are for their owner alone', async () => {
    await askForBackup(dataDir, inFolder('backup.sqlite'));
    expect(modeOf(inFolder('backup.sqlite'))).toBe(0o600);
    expect(modeOf(databaseFile(dataDir))).toBe(0o600);
    expect(modeOf(path.join(dataDir, 'backup.sock'))).toBe(0o600);
  });

  it('that fails leaves nothing behind, and says why', async () => {
    await expect(askForBackup(dataDir, inFolder('none/backup.sqlite'))).rejects.toThrow('ENOENT');
    expect(existsSync(inFolder('none'))).toBe(false);
  });

  it('is not asked of a server that does not run', async () => {
    await closeDoor();
    expect(await askForBackup(dataDir, inFolder('backup.sqlite'))).toBeUndefined();
  });

  it.each([
    ['is missing', undefined, 'there is no such file'],
    ['is something else', 'no database at all'.repeat(500), 'the file is no database'],
  ])('that %s is refused, and nothing changes', async (_name, content, why) => {
    if (content) writeFileSync(inFolder('wrong.sqlite'), content);
    await expect(restoreData(inFolder('empty'), inFolder('wrong.sqlite'))).rejects.toThrow(why);
    expect(existsSync(inFolder('empty'))).toBe(false);
  });
});
