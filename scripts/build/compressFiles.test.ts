import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compressFiles } from './compressFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the compression of files', () => {
  it('compresses large text files, also in folders, and nothing else', async () => {
    const text = 'spin '.repeat(1_000);
    mkdirSync(path.join(folder, 'assets'));
    ['assets/a.js', 'image.webp', 'map.js.map'].forEach((name) => writeFileSync(path.join(folder, name), text));
    writeFileSync(path.join(folder, 'small.css'), 'p{}');
    expect(await compressFiles(folder)).toBe(1);
    expect(readdirSync(path.join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
    expect(readdirSync(folder).sort()).toEqual(['assets', 'image.webp', 'map.js.map', 'small.css']);
    const compressed = (ext: string) => readFileSync(path.join(folder, `assets/a.js.${ext}`));
    expect(gunzipSync(compressed('gz')).toString()).toBe(text);
    expect(brotliDecompressSync(compressed('br')).toString()).toBe(text);
  });
});
