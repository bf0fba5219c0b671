import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/readConfig.ts';
import { databaseFile } from './dataDir.ts';
import { openStore } from './openStore.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'karata-open-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = (env: Record<string, string>) => openStore(readConfig({ DATA_DIR: dataDir, ...env }));

async function keepPhone(env: Record<string, string>): Promise<void> {
  const store = await open(env);
  await store.transaction('u', async (tx) => tx.set('users', { id: 'u', phoneNumber: '+254712345678' }));
  await store.close();
}

async function readPhone(env: Record<string, string>): Promise<unknown> {
  const store = await open(env);
  const [user] = await store.find('users', { where: [['phoneNumber', '==', '+254712345678']] });
  await store.close();
  return user?.phoneNumber;
}

describe('the store of the server', () => {
  it('holds no phone number in its file', async () => {
    await keepPhone({});
    expect(readFileSync(databaseFile(dataDir)).includes('712345678')).toBe(false);
    expect(await readPhone({})).toBe('+254712345678');
  });

  it('does not open with another key, and opens when the key before is named', async () => {
    await keepPhone({ PHONE_KEY: 'one' });
    await expect(open({ PHONE_KEY: 'two' })).rejects.toThrow(/^PHONE_KEY is not the key .+ PHONE_KEY_BEFORE/);
    expect(await readPhone({ PHONE_KEY: 'two', PHONE_KEY_BEFORE: 'one' })).toBe('+254712345678');
    expect(await readPhone({ PHONE_KEY: 'two' })).toBe('+254712345678');
  });

  it('does not open in production without a key', async () => {
    await expect(open({ MODE: 'production' })).rejects.toThrow('PHONE_KEY is missing');
  });
});
