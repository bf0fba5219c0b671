import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyDataDir, ensureDataDir } from './dataDir.ts';
import { openDataDir } from './openDataDir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('is made with its parents, and taken again', () => {
    const nested = path.join(folder, 'a', 'b');
    ensureDataDir(nested);
    ensureDataDir(nested);
    expect(existsSync(nested)).toBe(true);
  });

  it('is emptied, folders too', () => {
    ensureDataDir(folder);
    mkdirSync(path.join(folder, 'identity'));
    writeFileSync(path.join(folder, 'identity', 'users.json'), '[]');
    expect(emptyDataDir(folder)).toBe(true);
    expect(readdirSync(folder)).toEqual(['.karata-data']);
    expect(emptyDataDir(folder)).toBe(false);
  });

  it('has nothing to empty where there is none', () => {
    expect(emptyDataDir(path.join(folder, 'none'))).toBe(false);
  });

  it("leaves another's folder alone", () => {
    writeFileSync(path.join(folder, 'thesis.txt'), 'two years of work');
    expect(() => ensureDataDir(folder)).toThrow(/DATA_DIR .+ holds other files/);
    expect(() => emptyDataDir(folder)).toThrow(/nothing was deleted/);
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
  });

  it('says so when a running server holds it', async () => {
    const store = openDataDir(folder);
    expect(() => openDataDir(folder)).toThrow(/in use by a running server/);
    await store.close();
    await openDataDir(folder).close();
  });
});
