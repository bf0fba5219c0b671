/** npm run seed, reset, backup and restore, as a person runs them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { markAsProduction } from '../server/src/data/migrate.ts';
import { openDataDir } from '../server/src/data/openStore.ts';
import type { DocumentStore } from '../server/src/store/DocumentStore.ts';
import { put } from '../server/src/testing/put.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: 'seed' | 'reset' | 'backup' | 'restore', args: string[] = [], env: Record<string, string> = {}) {
  const file = path.join(import.meta.dirname, `${script}.ts`);
  const settings = { DATA_DIR: folder, MODE: 'sandbox', ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run seed', () => {
  it('fills the catalogue up to the given number, and no further when it runs again', () => {
    expect(run('seed', ['--games', '500'])).toMatchObject({ status: 0, stdout: expect.stringContaining('500 games') });
    expect(run('seed', ['--games', '500']).stdout).toMatch(/^0 documents written/);
  });

  it.each([
    [['--games', 'many'], '--games is "many": give a whole number from 1 to 100000'],
    [['--games', '0'], '--games is "0": give a whole number from 1 to 100000'],
    [['--game', '5'], "Unknown option '--game'"],
  ])('refuses %j with a line that says why', (args, line) => {
    const { status, stderr } = run('seed', args);
    expect([status, stderr.split('\n')[0]]).toEqual([1, expect.stringContaining(line)]);
  });

  it('refuses to run while a server holds the data', async () => {
    const store = openDataDir(folder);
    const { status, stderr } = run('seed');
    await store.close();
    expect([status, stderr]).toEqual([1, `${folder} is in use by a running server: stop it first\n`]);
  });
});

describe('npm run reset', () => {
  it('empties the data folder', async () => {
    run('seed');
    expect(run('reset')).toEqual({ status: 0, stdout: `${folder} is empty now.\n`, stderr: '' });
    const store = openDataDir(folder);
    expect(await store.count('games')).toBe(0);
    await store.close();
    expect(run('reset', [], { DATA_DIR: path.join(folder, 'none') }).stdout).toMatch(/was empty/);
  });

  it('refuses in production, and while a server holds the data', async () => {
    const store = openDataDir(folder);
    expect(run('reset')).toMatchObject({ status: 1, stderr: expect.stringContaining('in use by a running server') });
    await store.close();
    expect(run('reset', [], { MODE: 'production' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('deletes no real data'),
    });
  });

  it.each<[string, (store: DocumentStore) => Promise<void>]>([
    ['were open in production', markAsProduction],
    [
      'name a real licence',
      (store) => put(store, 'settings', { id: 'site', footerData: { licenseNumber: 'BCLB 0000123' } }),
    ],
  ])('refuses data that %s, whatever MODE says', async (_why, make) => {
    run('seed');
    const before = openDataDir(folder);
    await make(before);
    await before.close();
    expect(run('reset')).toEqual({
      status: 1,
      stdout: '',
      stderr: `${folder} holds data of a site in production: reset deletes no real data\n`,
    });
    const store = openDataDir(folder);
    expect(await store.count('games')).toBeGreaterThan(0);
    await store.close();
  });

  it('refuses a folder that is not its own', () => {
    writeFileSync(path.join(folder, 'thesis.txt'), '');
    expect(run('reset')).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was deleted') });
  });
});

describe('npm run backup and npm run restore', () => {
  it('bring back what was there', async () => {
    const file = path.join(folder, '..', `${path.basename(folder)}.sqlite`);
    run('seed');
    expect(run('backup', [file])).toMatchObject({ status: 0, stdout: expect.stringContaining('for its owner alone') });
    expect(run('backup', [file])).toMatchObject({ status: 1, stderr: `${file} exists: give another name\n` });
    run('reset');
    expect(run('restore', [file])).toMatchObject({ status: 0, stdout: expect.stringContaining(`what ${file} held`) });
    rmSync(file);
    const store = openDataDir(folder);
    expect(await store.count('games')).toBeGreaterThan(200);
    await store.close();
  });

  it('say how they are used, and what is wrong', () => {
    expect(run('backup')).toMatchObject({ status: 1, stderr: 'Usage: npm run backup -- FILE\n' });
    expect(run('backup', ['x.sqlite'])).toMatchObject({ status: 1, stderr: `${folder} holds no data yet\n` });
    expect(run('restore', ['none'])).toMatchObject({ status: 1, stderr: expect.stringContaining('no such file') });
  });
});
