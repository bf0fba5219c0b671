import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { lenientList } from './fields.ts';
import { GameSchema, ProviderSchema } from './games.ts';
import { DEFAULT_SETTINGS, SettingsSchema } from './settings.ts';

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
    const wrong = [undefined, null, 7, '', 'red', '#1234', '#12345g', '#1234567', 'url(https://x)', '#123456;top:0'];
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
