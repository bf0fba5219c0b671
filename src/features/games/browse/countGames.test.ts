import { describe, expect, it } from '@jest/globals';
import { GameSchema } from '@contract/games.ts';
import * as v from 'valibot';
import { buildGame, buildGames } from '@/testing/builders';
import { countGames } from './countGames';
import { listGames } from './listGames';

const games = [
  ...buildGames(),
  buildGame({ id: 'resting', status: 'maintenance' }),
  buildGame({ id: 'dice', category: 'dice', provider: 'SIMBA  play' }),
].map((game) => v.parse(GameSchema, game));
const shelves = { favourites: ['dice', 'g3', 'missing'], recent: ['resting', 'g1'] };

const LISTS = ['all', 'top', 'new', 'favourites', 'recent'] as const;
const PROVIDERS = [null, 'Simba Play', 'twiga-tatu-studio', 'nobody'];
const CATEGORIES = [null, 'dice', 'crash'];
const EVERY = LISTS.flatMap((list) =>
  PROVIDERS.flatMap((provider) => CATEGORIES.map((category) => ({ list, provider, category }))),
);

describe('the number of games', () => {
  it.each(EVERY)('is that of the games in the list: %j', (wanted) => {
    expect(countGames(games, wanted, shelves)).toBe(listGames(games, wanted, shelves).length);
  });
});
