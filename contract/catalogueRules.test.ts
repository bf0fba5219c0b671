import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { gamesByProvider, homeProviders, lobbyGames, newGames, providerSlug, topGames } from './catalogueRules.ts';
import { GameSchema, ProviderSchema } from './games.ts';

const games = Array.from({ length: 40 }, (_, index) =>
  v.parse(GameSchema, {
    id: index,
    provider: `Studio ${index % 5}`,
    status: index % 10 === 0 ? 'maintenance' : 'active',
    popularity: (index * 7) % 40,
    createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  }),
);
const providers = Array.from({ length: 5 }, (_, index) =>
  v.parse(ProviderSchema, { id: index, name: `Studio ${index}`, status: index === 1 ? 'inactive' : 'active' }),
);

describe('catalogue rules', () => {
  it('lists the ten most popular active games', () => {
    const top = topGames(games);
    expect(top).toHaveLength(10);
    expect(top.map(({ popularity }) => popularity)).toEqual(
      [...top.map((game) => game.popularity)].sort((a, b) => b - a),
    );
    expect(top.every(({ status }) => status === 'active')).toBe(true);
    const best = Math.max(...games.filter(({ status }) => status === 'active').map(({ popularity }) => popularity));
    expect(top[0]?.popularity).toBe(best);
  });

  it('lists the five newest active games, newest first', () => {
    expect(newGames(games).map(({ id }) => id)).toEqual(['39', '38', '37', '36', '35']);
  });

  it('counts a game without a date as the oldest', () => {
    const undated = v.parse(GameSchema, { id: 'undated', createdAt: 'soon' });
    expect(newGames([undated, ...games]).map(({ id }) => id)).not.toContain('undated');
  });

  it('finds the active games of a provider whatever the case of its name', () => {
    const found = gamesByProvider(games, 'sTUDIO 3');
    expect(found.map(({ id }) => id)).toEqual(['3', '8', '13', '18', '23', '28', '33', '38']);
  });

  it('gives the first three active providers a row', () => {
    expect(homeProviders(providers).map(({ name }) => name)).toEqual(['Studio 0', 'Studio 2', 'Studio 3']);
  });

  it('derives the same top and new lists from the lobby as from the whole catalogue', () => {
    const lobby = lobbyGames(games, providers);
    expect(lobby.length).toBeLessThan(games.length);
    expect(new Set(lobby).size).toBe(lobby.length);
    expect(topGames(lobby)).toEqual(topGames(games));
    expect(newGames(lobby)).toEqual(newGames(games));
  });

  it('makes slugs from names that contain a dash or an apostrophe', () => {
    expect(providerSlug('Twiga-Tatu Studio')).toBe('twiga-tatu-studio');
    expect(providerSlug("Ng'ombe  Games ")).toBe("ng'ombe-games");
  });
});
