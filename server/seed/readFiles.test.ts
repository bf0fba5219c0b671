import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { GameRowSchema } from './catalogue/games.ts';
import { readRows } from './readFiles.ts';

describe('a list of the seed', () => {
  it('is accepted when every row has the required fields', () => {
    const [first] = readRows('games/mwamba-reels.json', GameRowSchema);
    expect(first).toMatchObject({ name: 'Simba Gold', category: 'slots', popularity: 9870 });
  });

  it('is refused with the file, the row and the field of each mistake', () => {
    const Schema = v.object({ name: v.string(), popularity: v.pipe(v.number(), v.maxValue(9_800, 'too many')) });
    expect(() => readRows('games/mwamba-reels.json', Schema)).toThrow(
      'content/games/mwamba-reels.json, row 1, popularity: too many',
    );
  });

  it('is refused with its name when it is not a list, or cannot be read', () => {
    expect(() => readRows('text-pages/en/aml.md', v.object({}))).toThrow(
      'content/text-pages/en/aml.md cannot be read as JSON',
    );
    expect(() => readRows('nothing.json', v.object({}))).toThrow('content/nothing.json cannot be read as JSON');
  });
});
