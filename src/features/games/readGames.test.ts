import { describe, expect, it } from '@jest/globals';
import { lenientList } from '@contract/fields.ts';
import { FullGameSchema } from '@contract/games.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { buildGames } from '@/testing/builders';
import { readGames } from './readGames';

const bySchema = (items: unknown[]) => v.parse(lenientList(FullGameSchema), items);

const anything = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    ' ',
    'Simba',
    ' Simba',
    'active',
    '2026-11-01',
    '2026-11-22T09:30:00.000Z',
    '2026-02-30T09:30:00Z',
    '2026-13-01T09:30:00Z',
    '2026-11-22T24:30:00Z',
    NaN,
    Infinity,
    0,
    3,
    7,
    true,
    false,
  ),
  fc.string(),
  fc.object({ maxDepth: 1 }),
);
const FIELDS = Object.keys(FullGameSchema.entries);
const whole = fc.constantFrom(...bySchema(buildGames()));
const changed = fc
  .tuple(whole, fc.dictionary(fc.constantFrom(...FIELDS, 'extra'), anything, { maxKeys: 3 }))
  .map(([game, change]) => ({ ...game, ...change }));

describe('a long list of games', () => {
  it('is read as the contract reads it, whatever its items are', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(whole, changed, anything), { maxLength: 5 }), (items) => {
        expect(readGames(items)).toEqual(bySchema(items));
      }),
    );
  });

  it('keeps the items that are as the contract gives them', () => {
    const games = bySchema(buildGames());
    readGames(games).forEach((game, index) => expect(game).toBe(games[index]));
  });
});
