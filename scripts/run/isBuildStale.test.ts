import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isBuildStale } from './isBuildStale.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
const touch = (name: string, seconds: number) => utimesSync(at(name), seconds, seconds);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-stale-'));
  mkdirSync(at('src/deep'), { recursive: true });
  ['src/deep/page.ts', 'built.json'].forEach((name) => writeFileSync(at(name), ''));
  ['src/deep/page.ts', 'src/deep', 'src'].forEach((name) => touch(name, 1_000));
  touch('built.json', 2_000);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the check for a stale build', () => {
  it('accepts a build that is newer than all its sources', () => {
    expect(isBuildStale(at('built.json'), [at('src')])).toBe(false);
  });

  it.each(['src/deep/page.ts', 'src/deep'])('finds a change of %s', (name) => {
    touch(name, 3_000);
    expect(isBuildStale(at('built.json'), [at('src')])).toBe(true);
  });

  it('finds a missing build', () => {
    expect(isBuildStale(at('none.json'), [at('src')])).toBe(true);
  });
});
