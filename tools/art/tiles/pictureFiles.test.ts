import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SEED_GAMES } from '../../../server/seed/catalogue/games.ts';
import { PICTURE_FILES } from './pictureFiles.ts';

const FOLDER = path.join(import.meta.dirname, '../../../public/images/games');
const bytesOf = (name: string): Buffer => readFileSync(path.join(FOLDER, name));

describe('the pictures of the games', () => {
  it('are at most 12 kB for screens of one dot a pixel, and 16 kB for two; as AVIF 7 and 9 kB', () => {
    expect(PICTURE_FILES.map(({ ending, maxBytes }) => [ending, maxBytes])).toEqual([
      ['.webp', 12_000],
      ['.avif', 7_000],
      ['@2x.webp', 16_000],
      ['@2x.avif', 9_000],
    ]);
  });

  it.each(PICTURE_FILES)('exist as $ending for every game, and keep to the limit', ({ ending, maxBytes, type }) => {
    const odd = SEED_GAMES.map(({ slug }) => `${slug}${ending}`).filter((name) => {
      const file = bytesOf(name);
      return file.length > maxBytes || file.toString('latin1', 8, 12).toLowerCase() !== type;
    });
    expect(odd).toEqual([]);
  });
});
