import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { markBuild } from '../contract/buildMark.ts';
import { readConfig } from './src/config/readConfig.ts';
import { databaseFile, ensureDataDir } from './src/data/dataDir.ts';
import { wasInProduction } from './src/data/migrate.ts';
import { OFFER_COLLECTIONS } from './seed/check/offerPrices.ts';
import { openDataDir } from './src/data/openStore.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { startFakeEmulator } from './src/testing/fakeEmulator.ts';
import { unsignedToken } from './src/testing/fakeTokens.ts';
import { openKits } from './src/testing/openKits.ts';
import { put } from './src/testing/put.ts';

let folder: string;
let dataDir: string;
const running: RunningServer[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-start-'));
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const SANDBOX = { API_PORT: '0', LOG_LEVEL: 'silent' };
const start = async (env: Record<string, string>) => {
  running.push(await startServer(readConfig({ DATA_DIR: dataDir, ...env })));
  return running[0]?.app as FastifyInstance;
};
const stop = async () => {
  for (const server of running.splice(0)) await server.stop();
};

type Stored = Readonly<Record<string, readonly { id: string }[]>>;

/** A database as the program wrote it before stored data had a version. */
function writeOldDatabase(): void {
  ensureDataDir(dataDir);
  const database = new DatabaseSync(databaseFile(dataDir));
  const stored = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'src/data/storedByVersion0.json'), 'utf8'),
  ) as Stored;
  for (const [name, documents] of Object.entries(stored)) {
    database.exec(`CREATE TABLE "${name}" (id TEXT PRIMARY KEY NOT NULL, json TEXT NOT NULL)`);
    const insert = database.prepare(`INSERT INTO "${name}" VALUES (?, ?)`);
    for (const document of documents) insert.run(document.id, JSON.stringify(document));
  }
  database.close();
}

async function stored() {
  const store = openDataDir(dataDir);
  const [schema, isMarked] = [await store.get('meta', 'schema'), await wasInProduction(store)];
  const phones = (await store.find('deposits')).map((deposit) => ('phoneNumber' in deposit ? deposit.phoneNumber : ''));
  await store.close();
  return { version: schema?.version, isMarked, phones };
}

describe('the start of the server', () => {
  it('opens data from before they had a version, with their money, and brings them to the present version', async () => {
    writeOldDatabase();
    const emulator = await startFakeEmulator();
    const app = await start({ ...SANDBOX, AUTH_EMULATOR_URL: emulator.url });
    const headers = { authorization: `Bearer ${unsignedToken()}` };
    const ask = async (url: string) =>
      (await app.inject({ url: `/api${url}`, headers })).json<{ data: unknown }>().data;
    expect(await ask('/wallet/balance?refresh=true')).toMatchObject({ balance: 200.94, held: 30, available: 170.94 });
    expect(await ask('/wallet/transactions')).toMatchObject({ items: { length: 4 } });
    expect(await ask('/play/rounds')).toMatchObject({ items: [{ win: 1.94 }] });
    await Promise.all([stop(), emulator.close()]);
    await start(SANDBOX);
    await stop();
    const { version, phones } = await stored();
    expect(version).toBe(5);
    expect(phones.filter(Boolean)).toHaveLength(2);
    expect(phones.join()).not.toMatch(/2547|8d25e215/);
  });

  it('gives new data the present version', async () => {
    await start(SANDBOX);
    await stop();
    expect(await stored()).toMatchObject({ version: 5, isMarked: false });
  });

  it('refuses data of a newer program, in one line', async () => {
    await start(SANDBOX);
    await stop();
    const store = openDataDir(dataDir);
    await put(store, 'meta', { id: 'schema', version: 7 });
    await store.close();
    await expect(start(SANDBOX)).rejects.toMatchObject({
      name: 'ConfigError',
      message: 'The data are of version 7, and this program knows 5: start the newer program',
    });
  });
});

describe('the start in production', () => {
  const PROJECT = 'live';
  const RENDERER = `exports.renderPage = async () =>
    ({ template: 'home', title: 't', description: 'd', head: '', theme: '', isStill: false, markup: '', data: {} });`;
  const env = () => {
    const webDir = path.join(folder, 'web');
    mkdirSync(webDir, { recursive: true });
    mkdirSync(path.join(folder, 'render'), { recursive: true });
    const html = markBuild('<!doctype html><title>Karata</title><div id="root"></div>', {
      mode: 'production',
      projectId: PROJECT,
    });
    writeFileSync(path.join(webDir, 'index.html'), html);
    writeFileSync(path.join(folder, 'render/pages.cjs'), RENDERER);
    writeFileSync(path.join(folder, 'render/pages.json'), JSON.stringify({ home: { en: html, sw: html } }));
    return {
      ...{
        MODE: 'production',
        WEB_DIR: webDir,
        PORT: '0',
        SITE_ORIGINS: 'https://karata.example',
        KES_PER_USD: '129.5',
      },
      ...{ FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: 'key', PHONE_KEY: 'k7Qz2mXw9Rb4Tn6Vc8Jd' },
      ...Object.assign({}, ...openKits().map(({ liveSettings }) => liveSettings)),
    };
  };

  it('without a licence says one line, logs no error, and leaves no mark', async () => {
    const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await expect(start(env())).rejects.toThrow(/^The number of the gambling licence is missing/);
    const lines = out.mock.calls.map(([line]) => String(line));
    out.mockRestore();
    expect(lines.filter((line) => /"err"|"level":[56]0/.test(line))).toEqual([]);
    expect((await stored()).isMarked).toBe(false);
  });

  it('puts no seeded offer live', async () => {
    await start({ ...env(), ALLOW_NO_LICENCE: 'true', LOG_LEVEL: 'silent' });
    await stop();
    const store = openDataDir(dataDir);
    const items = await Promise.all(OFFER_COLLECTIONS.map((name) => store.find(name)));
    const terms = await store.find('spin-terms');
    await store.close();
    // Free flights are an offer by themselves; the terms of spins give nothing away.
    const live = terms.map((item) => [item.id, (item as { isActive?: boolean }).isActive]);
    expect(live).toEqual([
      ['spin-terms-1', true],
      ['spin-terms-2', false],
    ]);
    expect(items.every((list) => list.length > 0)).toBe(true);
    expect(items.flat().filter((item) => (item as { isActive?: boolean }).isActive !== false)).toEqual([]);
  });

  it('refuses offers that give back more than play earns, with offer and sum, unless a setting allows them', async () => {
    const allowed = { ...env(), ALLOW_NO_LICENCE: 'true', LOG_LEVEL: 'silent' };
    const store = openDataDir(dataDir);
    await put(store, 'deposit-bonuses', { id: 'r', isActive: true, bonusPercentage: 100, maxBonus: 10_000 } as never);
    await store.close();
    await expect(start(allowed)).rejects.toThrow(/give back more than play earns:\ndeposit-bonuses \/ r: gives Ksh/);
    await start({ ...allowed, ALLOW_GENEROUS_OFFERS: 'true' });
  });

  it('marks the data for good', async () => {
    await start({ ...env(), ALLOW_NO_LICENCE: 'true', LOG_LEVEL: 'silent' });
    await stop();
    expect((await stored()).isMarked).toBe(true);
  });
});
