import { describe, expect, it } from '@jest/globals';
import { type GameInput, GameSchema } from '@contract/games.ts';
import * as v from 'valibot';
import { buildGame, buildGames } from '@/testing/builders';
import { listGames } from './listGames';

const read = (games: GameInput[]) => games.map((game) => v.parse(GameSchema, game));
const games = read([
  ...buildGames(),
  buildGame({ id: 'resting', status: 'maintenance', popularity: 9999 }),
  buildGame({ id: 'gone', status: 'inactive', popularity: 9998 }),
  buildGame({ id: 'dice', category: 'dice', provider: 'SIMBA  play' }),
]);
const everything = { list: 'all', provider: null, category: null } as const;
const empty = { favourites: [], recent: [] };
const ids = (wanted: Partial<Parameters<typeof listGames>[1]>, shelves: Parameters<typeof listGames>[2] = empty) =>
  listGames(games, { ...everything, ...wanted }, shelves).map(({ id }) => id);

describe('the list of games', () => {
  it('contains active games only', () => {
    expect(ids({})).toHaveLength(25);
    expect(ids({})).not.toEqual(expect.arrayContaining(['resting']));
    expect(ids({})).not.toEqual(expect.arrayContaining(['gone']));
  });

  it('contains the ten most popular or the five newest active games', () => {
    expect(ids({ list: 'top' })).toEqual(Array.from({ length: 10 }, (_, index) => `g${index}`));
    expect(ids({ list: 'new' })).toEqual(['dice', 'g23', 'g22', 'g21', 'g20']);
  });

  it.each(['Simba Play', 'simba-play', 'SIMBA PLAY', 'Simba-Play'])(
    'matches the slug of the provider %s',
    (provider) => {
      expect(ids({ provider })).toEqual(['g0', 'g4', 'g8', 'g12', 'g16', 'g20', 'dice']);
    },
  );

  it.each(['twiga-tatu-studio', 'Twiga-Tatu-Studio', 'Twiga-Tatu Studio'])(
    'finds a provider with a dash in its name: %s',
    (provider) => {
      expect(ids({ provider })).toEqual(['g1', 'g5', 'g9', 'g13', 'g17', 'g21']);
    },
  );

  it("finds a provider with an apostrophe in its name: Ng'ombe-Games", () => {
    expect(ids({ provider: "Ng'ombe-Games" })).toEqual(['g2', 'g6', 'g10', 'g14', 'g18', 'g22']);
  });

  it('is empty for an unknown provider', () => {
    expect(ids({ provider: 'nobody' })).toEqual([]);
  });

  it('contains the top games of the chosen provider', () => {
    expect(ids({ list: 'top', provider: 'old-quay' })).toEqual([]);
    expect(ids({ list: 'new', provider: 'simba-play' })).toEqual(['dice', 'g20', 'g16', 'g12', 'g8']);
  });

  it('is filtered by category', () => {
    expect(ids({ category: 'dice' })).toEqual(['dice']);
  });

  it('of favourites has the order of the player, with inactive games and without deleted games', () => {
    const shelves = { favourites: ['g9', 'resting', 'vanished', 'g2'], recent: ['g5'] };
    expect(ids({ list: 'favourites' }, shelves)).toEqual(['g9', 'resting', 'g2']);
    expect(ids({ list: 'recent' }, shelves)).toEqual(['g5']);
  });
});
