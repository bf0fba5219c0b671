import { describe, expect, it } from '@jest/globals';
import { GameSchema } from '@contract/games.ts';
import * as v from 'valibot';
import { buildGame } from '@/testing/builders';
import { type SortInForce, naturalSort, sortGames } from './sortGames';

const games = [
  { id: 'b', name: 'Émeraude 10', popularity: 5, createdAt: '2026-03-01T00:00:00.000Z' },
  { id: 'a', name: 'emeraude 9', popularity: 9, createdAt: '2026-03-01T02:30:00+03:00' },
  { id: 'd', name: 'Zebra', popularity: 9 },
  { id: 'c', name: 'ant', popularity: -1, createdAt: '2026-10-01T00:00:00.000Z' },
].map((game) => v.parse(GameSchema, game));
const ids = (sort: SortInForce) => sortGames(games, sort).map(({ id }) => id);

describe('the order of games', () => {
  it('is by popularity, and keeps the order of equals', () => {
    expect(ids('popularity')).toEqual(['a', 'd', 'b', 'c']);
  });

  it('is newest first, by time and not by its text, with undated games last', () => {
    expect(ids('newest')).toEqual(['c', 'b', 'a', 'd']);
  });

  it('is by name as people expect: without case and accents, numbers by value', () => {
    expect(ids('name')).toEqual(['c', 'a', 'b', 'd']);
  });

  it('is the order of the player for favourites', () => {
    expect(ids('shelf')).toEqual(['b', 'a', 'd', 'c']);
  });

  it('does not change the given list', () => {
    sortGames(games, 'name');
    expect(games.map(({ id }) => id)).toEqual(['b', 'a', 'd', 'c']);
  });

  it.each(['popularity', 'newest', 'name', 'shelf'] as const)(
    'by %s has the games last that nobody can open',
    (sort) => {
      const own = { popularity: 9_999, createdAt: '2027-01-01T00:00:00.000Z' };
      const list = [
        buildGame({ ...own, id: 'noLink', name: 'A', gameUrl: undefined }),
        buildGame({ ...own, id: 'resting', name: 'A', status: 'maintenance' }),
        buildGame({ id: 'b', name: 'B', popularity: 1 }),
        buildGame({ id: 'forMoney', name: 'C', isDemo: false, gameUrl: undefined }),
      ].map((game) => v.parse(GameSchema, game));
      const order = sortGames(list, sort).map(({ id }) => id);
      expect(order.slice(0, 2).toSorted()).toEqual(['b', 'forMoney']);
      expect(order.slice(2).toSorted()).toEqual(['noLink', 'resting']);
    },
  );

  it('has a natural default for each list', () => {
    expect((['all', 'top', 'new', 'favourites', 'recent'] as const).map(naturalSort)).toEqual([
      'popularity',
      'popularity',
      'newest',
      'shelf',
      'shelf',
    ]);
  });
});
