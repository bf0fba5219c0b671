import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { lenientList } from './fields.ts';
import { GameSchema, ProviderSchema } from './games.ts';
import { DEFAULT_SETTINGS, SettingsSchema } from './settings.ts';

describe('game schema', () => {
  it('fills what is missing or of the wrong type with its defaults', () => {
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

  it('takes a status that is null for one that is missing', () => {
    expect(v.parse(GameSchema, { id: 'x', status: null }).status).toBe('active');
    expect(v.parse(ProviderSchema, { id: 'x', name: 'X', status: null }).status).toBe('active');
  });

  it('never lists a game whose status it does not know', () => {
    expect(v.parse(GameSchema, { id: 'x', status: 'retired' }).status).toBe('inactive');
  });

  it('takes a game for a demo unless something else is said', () => {
    const isDemo = (told: object) => v.parse(GameSchema, { id: 'x', ...told }).isDemo;
    expect([{}, { isDemo: null }, { isDemo: true }].map(isDemo)).toEqual([true, true, true]);
    expect([{ isDemo: false }, { isDemo: 'false' }, { isDemo: 0 }].map(isDemo)).toEqual([false, false, false]);
  });

  it.each([null, 'game', 12, {}, { id: '' }, { id: null }, []])('refuses %j, which is no game', (value) => {
    expect(v.safeParse(GameSchema, value).success).toBe(false);
  });

  it('reads a list item by item, and refuses what is no list', () => {
    expect(v.parse(lenientList(GameSchema), [null, { id: 'a' }, 'b']).map(({ id }) => id)).toEqual(['a']);
    expect(v.safeParse(lenientList(GameSchema), { games: [] }).success).toBe(false);
  });

  it('refuses a provider without a name', () => {
    expect(v.safeParse(ProviderSchema, { id: 1 }).success).toBe(false);
  });
});

describe('settings schema', () => {
  it('keeps what fits and falls back for the rest', () => {
    const read = v.parse(SettingsSchema, {
      siteName: 'Bahati',
      primaryColor: 'url(x)',
      maintenanceMode: 'yes',
    });
    expect(read).toEqual({ ...DEFAULT_SETTINGS, siteName: 'Bahati' });
  });

  it('has a purple, an indigo and a pink by default, and is open', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      primaryColor: '#8b3dff',
      secondaryColor: '#4f46e5',
      accentColor: '#ec4899',
      maintenanceMode: false,
      allowRegistration: true,
    });
  });
});
