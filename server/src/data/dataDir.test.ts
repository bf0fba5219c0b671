import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../config/Config.ts';
import { emptyDataDir, ensureDataDir } from './dataDir.ts';
import { openDataDir } from './openStore.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('is created with its parents, and accepted again later', () => {
    const nested = path.join(folder, 'a', 'b');
    ensureDataDir(nested);
    ensureDataDir(nested);
    expect(existsSync(nested)).toBe(true);
  });

  it('is emptied, with its folders', () => {
    ensureDataDir(folder);
    mkdirSync(path.join(folder, 'identity'));
    writeFileSync(path.join(folder, 'identity', 'users.json'), '[]');
    expect(emptyDataDir(folder)).toBe(true);
    expect(readdirSync(folder)).toEqual(['.karata-data']);
    expect(emptyDataDir(folder)).toBe(false);
  });

  it('can be emptied when it does not exist', () => {
    expect(emptyDataDir(path.join(folder, 'none'))).toBe(false);
  });

  it('is left alone when another project made it', () => {
    writeFileSync(path.join(folder, 'thesis.txt'), 'two years of work');
    expect(() => ensureDataDir(folder)).toThrow(/DATA_DIR .+ holds other files/);
    expect(() => emptyDataDir(folder)).toThrow(/nothing was deleted/);
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
  });

  it('that cannot be written is told in one line', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => ensureDataDir(path.join(file, 'data'))).toThrow(/^DATA_DIR is .+ cannot be written \(ENOTDIR\): give/);
  });

  it.each([
    ['a folder in place of its file', (file: string) => mkdirSync(file), 'the file cannot be opened'],
    ['a file that is no database', (file: string) => writeFileSync(file, 'x'.repeat(9_000)), 'the file is no database'],
  ])('with %s is told in one line', (_name, spoil, trouble) => {
    ensureDataDir(folder);
    spoil(path.join(folder, 'karata.sqlite'));
    expect(() => openDataDir(folder)).toThrow(new ConfigError(`${path.join(folder, 'karata.sqlite')}: ${trouble}`));
  });

  it('cannot be used while a running server holds it', async () => {
    const store = openDataDir(folder);
    expect(() => openDataDir(folder)).toThrow(/in use by a running server/);
    await store.close();
    await openDataDir(folder).close();
  });
});
