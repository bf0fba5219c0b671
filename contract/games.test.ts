import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { lenientList } from './fields.ts';
import { GameSchema, ProviderSchema } from './games.ts';
import { DEFAULT_SETTINGS, SettingsSchema } from './settings.ts';
import { gamesByProvider, homeProviders, lobbyGames, newGames, providerSlug, topGames } from './catalogueRules.ts';

describe('game schema', () => {
  it('replaces missing fields and fields of the wrong type by their defaults', () => {
    expect(v.parse(GameSchema, { id: 7, name: '', provider: 5, popularity: 'high', createdAt: 'yesterday' })).toEqual({
      id: '7',
      name: 'Unknown Game',
      provider: 'Unknown Provider',
      status: 'active',
      isDemo: true,
      popularity: 0,
      createdAt: undefined,
    });
  });

  it('treats a status of null as missing', () => {
    expect(v.parse(GameSchema, { id: 'x', status: null }).status).toBe('active');
    expect(v.parse(ProviderSchema, { id: 'x', name: 'X', status: null }).status).toBe('active');
  });

  it('never lists a game with an unknown status', () => {
    expect(v.parse(GameSchema, { id: 'x', status: 'retired' }).status).toBe('inactive');
  });

  it('has the colour of its picture only as #rgb or #rrggbb, because it becomes a style', () => {
    const colourOf = (color: unknown) => v.parse(GameSchema, { id: 'x', color }).color;
    expect(colourOf('#1a2B3c')).toBe('#1a2B3c');
    expect(colourOf('#1a2')).toBe('#1a2');
    const wrong = [undefined, null, 7, '', 'red', '#1234', '#12345g', '#1234567', 'url(//x) #123', '#123456;top:0'];
    expect(wrong.map(colourOf)).toEqual(wrong.map(() => undefined));
  });

  it('treats a game as a demo when it says nothing else', () => {
    const isDemo = (told: object) => v.parse(GameSchema, { id: 'x', ...told }).isDemo;
    expect([{}, { isDemo: null }, { isDemo: true }].map(isDemo)).toEqual([true, true, true]);
    expect([{ isDemo: false }, { isDemo: 'false' }, { isDemo: 0 }].map(isDemo)).toEqual([false, false, false]);
  });

  it.each([null, 'game', 12, {}, { id: '' }, { id: null }, []])('refuses %j, which is not a game', (value) => {
    expect(v.safeParse(GameSchema, value).success).toBe(false);
  });

  it('reads a list item by item, and refuses a value that is not a list', () => {
    expect(v.parse(lenientList(GameSchema), [null, { id: 'a' }, 'b']).map(({ id }) => id)).toEqual(['a']);
    expect(v.safeParse(lenientList(GameSchema), { games: [] }).success).toBe(false);
  });

  it('refuses a provider without a name', () => {
    expect(v.safeParse(ProviderSchema, { id: 1 }).success).toBe(false);
  });
});

describe('settings schema', () => {
  it('keeps the fields that fit and uses defaults for the others', () => {
    const read = v.parse(SettingsSchema, {
      siteName: 'Bahati',
      primaryColor: 'url(x)',
      maintenanceMode: 'yes',
    });
    expect(read).toEqual({ ...DEFAULT_SETTINGS, siteName: 'Bahati' });
  });

  it('uses purple, indigo and pink and an open site by default', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      primaryColor: '#8b3dff',
      secondaryColor: '#4f46e5',
      accentColor: '#ec4899',
      maintenanceMode: false,
      allowRegistration: true,
    });
  });
});

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
