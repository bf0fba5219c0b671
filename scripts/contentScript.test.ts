/** npm run content, as an operator runs it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataDir } from '../server/src/data/openStore.ts';
import type { CollectionName } from '../server/src/store/collections.ts';
import { type Given, put } from '../server/src/testing/put.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

function run(args: string[], dataDir = 'data', env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'content.ts'), ...args],
    {
      env: { ...process.env, DATA_DIR: at(dataDir), MODE: 'sandbox', STORE: 'sqlite', ...env },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

async function fill<N extends CollectionName>(collection: N, ...items: Given<N>[]): Promise<void> {
  const store = openDataDir(at('data'));
  await put(store, collection, ...items);
  await store.close();
}

const write = (name: string, value: unknown): string => {
  writeFileSync(at(name), typeof value === 'string' ? value : JSON.stringify(value));
  return at(name);
};

describe('npm run content', () => {
  it('imports its own export into another store, with exactly the same content', async () => {
    await fill('games', { id: 'b', name: 'Ñoño', status: 'inactive' }, { id: 'a', name: 'A', popularity: 4.5 });
    await fill('vip-levels', { id: 'v', title: 'Karibu', translations: { sw: { title: 'Karibu sana' } } });
    await fill('users', { id: 'u', balance: 5 });
    expect(run(['export', at('one.json')])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^3 items of \d+ collections/),
    });
    expect(run(['import', at('one.json')], 'other')).toMatchObject({
      status: 0,
      stdout: '3 items written, 0 were the same already.\n',
    });
    expect(run(['export', at('two.json')], 'other').status).toBe(0);
    const text = readFileSync(at('one.json'), 'utf8');
    expect(readFileSync(at('two.json'), 'utf8')).toBe(text);
    expect(text).not.toContain('balance');
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'one.json', 'other', 'two.json']);
  });

  it('lists the items that an export leaves out, and the ones that an import would refuse', async () => {
    await fill('games', { id: 'a', popularity: 'x', costCentre: 'K7' }, { id: 'b', costCentre: 'K8' });
    await fill('settings', { id: 'site', footerData: { crmId: 7 } });
    const { status, stdout } = run(['export', at('one.json')]);
    expect([status, stdout.replace(/of \d+ collections/, 'of all collections').split('\n')]).toEqual([
      0,
      [
        `3 items of all collections written to ${at('one.json')}.`,
        'Left out, as the site does not know these fields:',
        'games / costCentre (2 times)',
        'settings / footerData.crmId (1 time)',
        'An import of it would be refused for 1 mistake:',
        'games / a / popularity: is "x", expected a number',
        '',
      ],
    ]);
    expect(run(['import', at('one.json')], 'other')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/has 1 mistake; nothing was written\.\ngames \/ a \/ popularity: is "x"/),
    });
  });

  it('writes nothing when the file has a mistake', async () => {
    await fill('games', { id: 'a', name: 'A' });
    const file = write('bad.json', {
      games: [
        { id: 'a', name: 'New' },
        { id: 'b', popularity: 'x' },
      ],
    });
    const { status, stderr } = run(['import', file, '--replace']);
    expect([status, stderr]).toEqual([
      1,
      `${file} has 1 mistake; nothing was written.\ngames / b / popularity: is "x", expected a number\n`,
    ]);
    const store = openDataDir(at('data'));
    expect(await store.find('games')).toEqual([{ id: 'a', name: 'A' }]);
    await store.close();
  });

  it('refuses offers that give back more than play earns, also by what is stored, unless a setting allows them', async () => {
    await fill('spin-terms', { id: 's', isActive: true, gameId: 'slots', stakeKes: 1_000, stakeUsd: 10 });
    const offer = { id: 'r', isActive: true, freeSpins: 10, minDeposit: 500, wagering: 5 };
    const file = write('generous.json', { 'deposit-bonuses': [offer] });
    const { status, stderr } = run(['import', file]);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(
        /has 1 mistake; nothing was written\.\ndeposit-bonuses \/ r: gives Ksh .+, expected at most Ksh/,
      ),
    ]);
    expect(run(['import', file], 'data', { ALLOW_GENEROUS_OFFERS: 'true' })).toMatchObject({ status: 0 });
  });

  it.each([
    ['welcome-bonuses', 'deposit-bonuses'],
    ['deposit-bonuses', 'welcome-bonuses'],
  ] as const)(
    'refuses items of %s with the id of an item that is stored in %s, unless the stored item is deleted',
    async (given, stored) => {
      await fill(stored, { id: 'a', title: 'Stored' }, { id: 'b' });
      const file = write('bonus.json', { [given]: [{ id: 'a', title: 'Given' }, { id: 'c' }] });
      const refused = {
        status: 1,
        stderr:
          `${file} has 1 mistake; nothing was written.\n${given} / a / id: is that of ${stored} / a, ` +
          'which is stored, expected an id of its own among all bonuses\n',
      };
      expect(run(['import', file])).toMatchObject(refused);
      expect(run(['import', file, '--replace'])).toMatchObject(refused);
      write('bonus.json', { [given]: [{ id: 'a', title: 'Given' }], [stored]: [{ id: 'b' }] });
      expect(run(['import', file])).toMatchObject(refused);
      expect(run(['import', file, '--replace'])).toMatchObject({ status: 0 });
      const store = openDataDir(at('data'));
      expect(await store.find(given)).toEqual([{ id: 'a', title: 'Given' }]);
      expect(await store.find(stored)).toEqual([{ id: 'b' }]);
      await store.close();
    },
  );

  it('keeps the old file when the new file cannot be written', async () => {
    await fill('games', { id: 'a' });
    mkdirSync(at('a-folder'));
    expect(run(['export', at('a-folder')])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('cannot be written'),
    });
    expect(readdirSync(folder).toSorted()).toEqual(['a-folder', 'data']);
  });

  it.each([
    [['import', 'none.json'], 'cannot be read: there is no such file'],
    [['import', 'broken.json'], 'is not JSON: '],
    [['import', 'broken.json', 'two.json'], 'import needs one file'],
    [['import'], 'import needs one file'],
    [['export', 'x.json'], 'holds no data yet'],
    [['export', 'x.json', '--replace'], '--replace is for import'],
    [['delete', 'x.json'], '"delete" is no command'],
    [[], 'A command is needed'],
    [['export', '--all'], "Unknown option '--all'"],
  ])('refuses %j with a line that says why', (args, line) => {
    write('broken.json', '{ "games": [');
    const { status, stderr } = run(args.map((arg) => (arg.endsWith('.json') ? at(arg) : arg)));
    expect([status, stderr.split('\n')[0]]).toEqual([1, expect.stringContaining(line)]);
    expect(readdirSync(folder)).toEqual(['broken.json']);
  });

  it('says that a running server holds the data', async () => {
    const store = openDataDir(at('data'));
    const answers = [run(['export', at('x.json')]), run(['import', write('some.json', { games: [] })])];
    await store.close();
    for (const { status, stderr } of answers)
      expect([status, stderr]).toEqual([1, `${at('data')} is in use by a running server: stop it first\n`]);
  });

  it('prints its own help', () => {
    expect(run(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: [^]*--replace[^]*running server/),
    });
  });
});
